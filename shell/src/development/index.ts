import * as refresh from 'react-refresh/runtime';
import * as v from 'valibot';
import { developmentEvents, developmentState, type Problem } from './development-state';
import { announce, follow } from './follow';
import { watchPage } from './page-causes';
import { showProblems } from './problem-panel';
import { renewEntries } from './renew-entries';
import { reloadOnNewSheets, renewSheets } from './renew-sheets';

/**
 * Development tools that must run before the site: React looks for the refresh hook only while it
 * starts. Dev builds share this copy.
 */
refresh.injectIntoGlobalHook(globalThis);
Reflect.set(globalThis, 'portalDevelopment', { refresh, follow });

let ofSources: readonly Problem[] = [];
let ofPage: readonly Problem[] = [];
const show = () => showProblems([...ofSources, ...ofPage]);

const page = watchPage((problems) => {
  ofPage = problems;
  show();
});

const message = v.pipe(v.string(), v.parseJson(), developmentState);

// One stream per page, because browsers limit connections.
new EventSource(developmentEvents).addEventListener('message', ({ data }) => {
  const { builds, entries, sheets, problems } = v.parse(message, data);
  ofSources = problems;
  page.announce(builds);
  show();
  renewEntries(entries);
  renewSheets(builds);
  reloadOnNewSheets(sheets);
  announce(builds);
});
