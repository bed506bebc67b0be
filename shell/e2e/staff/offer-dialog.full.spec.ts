// Screens: mf-offers/src/offer-form
import { expectAccessible } from '../support/axe';
import { readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test } from '../support/test';

test.describe('two editors', () => {
  test.use({ expectedConsole: /409/ });

  test('who saves second is told what differs, loses nothing, and may go on', async ({
    adminPage: page,
    colleaguePage,
    staff,
  }) => {
    const offer = await staff.createOffer();

    const mine = await new OfferBoard(page).openDialog(offer.name, 'Editar Oferta');
    await mine.getByLabel('Beneficios').fill('Teletrabajo');
    await mine.getByLabel('Rango salarial').fill('$1 a $2');
    const theirs = await new OfferBoard(colleaguePage).openDialog(offer.name, 'Editar Oferta');
    await theirs.getByLabel('Horario').fill('Por turnos');
    await theirs.getByLabel('Cantidad de vacantes').fill('7');
    await theirs.getByLabel('Rango salarial').fill('A convenir');
    await theirs.getByRole('button', { name: 'Editar Oferta' }).click();
    await readAlert(colleaguePage, 'Oferta Actualizada');

    await mine.getByRole('button', { name: 'Editar Oferta' }).click();
    const question = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await expect(question).toContainText('Horario: Por turnos');
    await expect(question).toContainText('Vacantes: 7');
    await expect(question).toContainText('Rango salarial: A convenir (lo tuyo: $1 a $2)');
    await expect(question).not.toContainText('Beneficios');
    await expectAccessible(page, 'the conflict');
    await question.getByRole('button', { name: 'Conservar lo mío' }).click();
    await expect(mine.getByLabel('Beneficios')).toHaveValue('Teletrabajo');
    await expect(mine.getByLabel('Cantidad de vacantes')).toHaveValue('7');

    await mine.getByRole('button', { name: 'Editar Oferta' }).click();
    await readAlert(page, 'Oferta Actualizada', offer.name);
    expect(await staff.call('GET', `/api/ofertas/id/${offer.id}`)).toMatchObject({
      horario: 'Por turnos',
      cantidad_vacantes: 7,
      rango_salarial: '$1 a $2',
      beneficios: 'Teletrabajo',
    });
  });
});
