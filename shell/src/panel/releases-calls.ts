import { putForMessage } from '@portal/kit/calls/message-calls';
import { readResource } from '@portal/kit/calls/read-resource';
import {
  overridesPath,
  publishedReleases,
  releasesPath,
  type OverrideChoice,
} from './published-releases';

const releases = readResource(releasesPath, publishedReleases);

/** Loads the published releases and the overrides of this browser. */
export const fetchPublishedReleases = () => releases.load();

/** Chooses a release for this browser, from the next page load on. */
export const choosePin = (choice: OverrideChoice) => putForMessage(overridesPath, choice);
