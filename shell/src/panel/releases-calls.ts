import { putForMessage } from '@portal/kit/calls/message-calls';
import { readResource } from '@portal/kit/calls/read-resource';
import { pinsPath, publishedReleases, releasesPath, type PinChoice } from './published-releases';

const releases = readResource(releasesPath, publishedReleases);

/** What is published of the site, and what this browser chose of it. */
export const fetchPublishedReleases = () => releases.load();

/** From the next page on this browser gets the release that it chose. */
export const choosePin = (choice: PinChoice) => putForMessage(pinsPath, choice);
