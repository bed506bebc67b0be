// Screens: mf-offers/src/offer-form mf-offers/src/assignments
import { paths } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { offerChoices, offerTexts } from '../support/pages/offer-board';
import { open } from './live';
import { signIn } from './signed-in';
import { expectGone, expectSeen, test, type Tab } from './test';

async function readAlert(tab: Tab, name: string) {
  const alert = tab.getByRole('alertdialog', { name });
  await expectSeen(alert);
  await tab.keyboard.press('Escape');
  await expectGone(alert);
}

test('staff make an offer and assign a skill to it', async ({ tab, staff }) => {
  const title = uniqueTitle('Oferta');
  const skill = await staff.createSkill();
  await signIn(tab);
  await open(tab, paths.offers);

  await tab.getByRole('button', { name: 'Crear nueva oferta' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Crear Nueva Oferta' });
  for (const [label, text] of Object.entries({ ...offerTexts, 'Título de la vacante': title })) {
    await dialog.getByLabel(label).pressSequentially(text);
  }
  for (const [label, choice] of Object.entries(offerChoices)) {
    await dialog.getByLabel(label).selectOption({ label: choice });
  }
  await dialog.getByRole('button', { name: 'Guardar Oferta' }).click();
  await readAlert(tab, 'Oferta Creada');
  await expectSeen(tab.getByRole('article', { name: title }));

  await tab.getByRole('button', { name: `Opciones de ${title}` }).click();
  await tab.getByRole('menuitem', { name: 'Asignar Conocimientos' }).click();
  const assignment = tab.getByRole('dialog').first();
  await assignment.getByLabel('Conocimiento', { exact: true }).selectOption({ label: skill.name });
  await assignment.getByLabel('Experiencia mínima', { exact: true }).pressSequentially('2 años');
  await assignment.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expectSeen(assignment.getByRole('button', { name: `Eliminar ${skill.name}` }));
});
