// Screens: mf-offers/src/applicants
import { applicantsPath } from '@portal/kit/routing/paths';
import { appliedOffer } from '../support/applied-offer';
import { writtenPdf } from '../support/written-pdf';
import { open } from './live';
import { signIn } from './signed-in';
import { expect, expectGone, expectSeen, test } from './test';

test('staff go through the applicants by keyboard and read their CVs beside each other', async ({
  tab,
  visit,
  request,
}) => {
  const people = ['Primera persona', 'Segunda persona'].map((name) => ({
    name,
    file: writtenPdf(`Datos de la ${name}`),
  }));
  const { api, offer } = await appliedOffer(request, people);
  const statusOfLatest = async () => {
    const [application] = await api.applicationsOf(offer.id);
    return application?.status.name;
  };
  await signIn(tab);
  await open(tab, applicantsPath(offer.id));

  await tab.getByRole('button', { name: 'Revisar 2' }).click();
  await expectSeen(tab.getByRole('heading', { name: 'Segunda persona' }));
  await expect.poll(() => visit.framedPdf()).toContain('Datos de la Segunda persona');
  await tab.keyboard.press('3');
  await expect.poll(statusOfLatest).toBe('Entrevista');

  await tab.keyboard.press('n');
  const second = tab.getByRole('heading', { name: 'Primera persona' });
  await expectSeen(second);
  await expect.poll(() => visit.framedPdf()).toContain('Datos de la Primera persona');
  await tab.keyboard.press('Escape');
  await expectGone(second);
});
