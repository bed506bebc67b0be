/** The browser tests of each screen: the folder of its sources, and the files in `shell/e2e`. */
export const testsOfScreens: Readonly<Record<string, readonly string[]>> = {
  'mf-public/src/home': ['home'],
  'mf-public/src/about': ['public-pages'],
  'mf-public/src/referral-program': ['public-pages'],
  'mf-public/src/contact': ['contact'],
  'mf-public/src/work-with-us': ['public-pages'],
  'mf-public/src/services': ['services'],
  'mf-public/src/fee-calculator': ['calculator'],
  'mf-public/src/privacy': ['privacy-request'],
  'mf-offers/src/own-applications': ['own-applications'],
  'mf-offers/src/offer-board': ['offer-board', 'offer-board-room'],
  'mf-offers/src/offer-form': ['offer-dialog'],
  'mf-offers/src/offer-detail': ['offer-detail'],
  'mf-offers/src/assignments': ['assignment-pages', 'skills-dialog', 'places-dialogs'],
  'mf-offers/src/offer-management': ['offer-management'],
  'mf-offers/src/applicants': [
    'applicants',
    'applicants-list',
    'applicants-many',
    'applicants-review',
    'applicants-together',
  ],
  'mf-offers/src/application-wizard': ['wizard'],
  'mf-offers/src/receipt': ['wizard-device'],
  'mf-offers/src/on-device': ['wizard-device', 'new-offers'],
  'mf-backoffice/src/dashboard': ['dashboard'],
  'mf-backoffice/src/master-data': ['master-data'],
  'mf-backoffice/src/people': ['people'],
  'mf-backoffice/src/person-form': ['person-form'],
  'mf-backoffice/src/candidates': ['candidates'],
  'mf-backoffice/src/candidate-data': ['personal-data'],
  'mf-backoffice/src/accounts': ['guards'],
  'mf-backoffice/src/own-account': ['guards'],
  'mf-backoffice/src/account-link': ['session'],
  'mf-backoffice/src/duplicates': ['duplicates'],
  'mf-backoffice/src/retention': ['personal-data'],
  'mf-backoffice/src/application-statuses': ['application-statuses'],
  'mf-backoffice/src/trash': ['back-office'],
  'mf-backoffice/src/requests': ['requests', 'requests-by-mail', 'privacy-request'],
  'shell/src/demo': ['demo-mode'],
  'shell/src/guards': ['guards'],
  'shell/src/head': ['search-engines'],
  'shell/src/layout': ['shell', 'messages'],
  'shell/src/login': ['session'],
  'shell/src/not-found': ['shell'],
  'shell/src/quick-search': ['quick-search'],
  'shell/src/remotes': ['federation'],
  'shell/src/session': ['session', 'unsaved'],
  'shell/src/work-bar': ['work-bar', 'work-bar-search', 'bubbles'],
  'shell/server': ['search-engines', 'hydration'],
};

/** The files of the browser tests that the files named concern. */
export function browserTestsOf(files: readonly string[]): readonly string[] {
  const own = files.filter((file) => file.startsWith('shell/e2e/') && file.endsWith('.spec.ts'));
  const ofScreens = Object.entries(testsOfScreens)
    .filter(([folder]) => files.some((file) => file.startsWith(`${folder}/`)))
    .flatMap(([, names]) => names.map((name) => `shell/e2e/${name}.spec.ts`));
  return [...new Set([...own, ...ofScreens])];
}
