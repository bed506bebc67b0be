// Screens: mf-offers/src/application-wizard mf-offers/src/on-device
import { expectWholeInSpiteOfCuts, type SubmissionPart } from '../support/cut-submission';
import type { Application } from '../support/pages/offers-pages';
import { test } from '../support/test';

// The browser logs every interrupted request.
test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

/**
 * All requests of a submission except the one with the CV. Answers are recognised by their text.
 */
const requests: readonly ({ readonly name: string } & SubmissionPart)[] = [
  { name: 'the applicant', path: '/api/aplicantes/save' },
  { name: 'the talent-pool box', path: '/api/consentimientos' },
  ...[0, 1].map((index) => ({
    name: `answer ${index + 1}`,
    path: '/api/respuestas-ofertas-preguntas/guardar',
    holds: ({ answers }: Application) => JSON.stringify(answers[index]),
  })),
];

for (const { name, ...part } of requests) {
  test(`the network is cut at ${name}, there and back, the page is reloaded, and one whole application arrives`, async ({
    page,
    request,
  }) => {
    await expectWholeInSpiteOfCuts(page, request, part);
  });
}
