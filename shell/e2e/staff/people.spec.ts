// Screens: mf-backoffice/src/people
import { answer, notice, readAlert } from '../support/pages/messages';
import { PeoplePage } from '../support/pages/people-page';
import { largeBitmap, photo } from '../support/photo';
import { expect, test } from '../support/test';

test('S7.09 S9.11 somebody of the team is shown, gets a photo, is deleted and brought back', async ({
  staff,
  adminPage: page,
}) => {
  const person = await staff.createPerson();
  const people = new PeoplePage(page);
  const row = people.row(person.email);
  const thumbnail = row.locator('img');
  const dialog = page.getByRole('dialog', { name: `${person.name} ${person.lastName}` });
  await people.open(person.page);

  await test.step('the photo in the list is 64 px wide on every screen', async () => {
    await expect(row).toContainText(person.lastName.toUpperCase());
    await expect(thumbnail).toHaveAttribute('src', '/images/no-usuario.png');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await thumbnail.scrollIntoViewIfNeeded();
      expect((await thumbnail.boundingBox())?.width).toBe(64);
      expect(
        await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
  });

  await test.step('a photo is uploaded, and seen in the list', async () => {
    await row.getByRole('button', { name: /^Ver perfil/ }).click();
    await expect(dialog).toContainText(person.email);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: photo(400_000) });
    const [request] = await Promise.all([
      page.waitForRequest('**/api/personas/upload'),
      dialog.getByRole('button', { name: 'Subir foto' }).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toContain('multipart/form-data');
    const saved = await (await request.response())?.json();
    expect(saved).toMatchObject({
      mensaje: expect.any(String),
      persona: { id_persona: person.id },
    });
    await readAlert(page, 'La foto se subio correctamente!');
    const source = `/api/uploads/img/${saved.persona.foto}`;
    await expect(dialog.getByRole('img')).toHaveAttribute('src', source);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(thumbnail).toHaveAttribute('src', source);
  });

  await test.step('one of 48 megapixels is drawn small before it is sent, and one that cannot be opened is told', async () => {
    await row.getByRole('button', { name: /^Ver perfil/ }).click();
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: '',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    });
    await readAlert(page, 'Foto', /La foto está en formato HEIC/);
    await input.setInputFiles({
      name: 'retrato.bmp',
      mimeType: 'image/bmp',
      buffer: largeBitmap(8064, 6048),
    });
    await expect(dialog.getByText('Lista para subir: retrato.jpg')).toBeVisible();
    await dialog.getByRole('button', { name: 'Subir foto' }).click();
    await readAlert(page, 'La foto se subio correctamente!');
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('whoever was deleted is brought back', async () => {
    await row.getByRole('button', { name: /^Eliminar/ }).click();
    await answer(page, 'Esta seguro?', 'Si, Eliminar!');
    await readAlert(page, 'Eliminado!');
    await expect(row).toHaveCount(0);
    await notice(page, person.lastName).getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Recuperaste')).toBeVisible();
    // The person may now be on the previous page of the list.
    await people.open(person.page);
    await expect(row).toHaveCount(1);
  });
});
