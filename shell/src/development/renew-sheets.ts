import { developmentId, releaseUrl } from '@portal/releases/release-names';
import type { DevelopmentState } from './development-state';

let known: Readonly<Record<string, string>> = {};

/**
 * Puts the style sheets of a build that is worked on into the places of those that the page has of earlier
 * ones; these are taken away once the other is there.
 * @param builds by application, the build that is there now
 */
export function renewSheets(builds: Readonly<Record<string, string>>) {
  for (const [application, build] of Object.entries(builds)) {
    // The first that is told of may be the one that the page began with.
    if (known[application] === undefined || known[application] === build) continue;
    const sheets = sheetsOf(application);
    for (const address of new Set(sheets.map(addressOf))) {
      renew(
        sheets.filter((sheet) => addressOf(sheet) === address),
        `${address}?${build}`,
      );
    }
  }
  known = { ...known, ...builds };
}

let before: Readonly<Record<string, string>> = {};

/**
 * Loads the page again where an application has other style sheets than before: the page was composed with those.
 * @param sheets by application, the names of the style sheets of all its pages
 */
export function beginAnewWithSheets(sheets: DevelopmentState['sheets'] = {}) {
  const now = Object.entries(sheets).map(([name, files]) => [name, files.join()] as const);
  if (now.some(([name, files]) => (before[name] ?? files) !== files)) location.reload();
  before = { ...before, ...Object.fromEntries(now) };
}

const sheetsOf = (application: string) => [
  ...document.querySelectorAll<HTMLLinkElement>(
    `link[rel=stylesheet][href^="${releaseUrl(application, developmentId)}"]`,
  ),
];

const addressOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

function renew(earlier: readonly HTMLLinkElement[], href: string) {
  const last = earlier.at(-1);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = last?.media ?? '';
  link.href = href;
  link.addEventListener('load', () => earlier.forEach((one) => one.remove()));
  link.addEventListener('error', () => link.remove());
  last?.after(link);
}
