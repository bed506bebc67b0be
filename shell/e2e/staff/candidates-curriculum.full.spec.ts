// Screens: mf-backoffice/src/candidates shared/kit/src/curriculum
import { launch } from '../support/browser-settings';
import { chromiumPath } from '../support/chromium';
import { expectAccessible } from '../support/axe';
import { CandidatesPage } from '../support/pages/candidates-page';
import { showsPdf } from '../support/pdf';
import { expect, test } from '../support/test';

test.use(launch(chromiumPath()));

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing on the candidates at ${width} px, whatever they show`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const candidates = new CandidatesPage(page);
    await candidates.open('?orden=-aspiracion&estado=1');
    await expect(candidates.rows()).toHaveCount(5);
    await expectAccessible(page, 'filtered');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // On a narrow screen a row is a card with its cells below each other.
    const [name, salary] = await Promise.all(
      [0, 2].map((cell) => candidates.rows().first().getByRole('cell').nth(cell).boundingBox()),
    );
    expect((salary?.y ?? 0) > (name?.y ?? 0)).toBe(width < 992);

    await page.getByRole('button', { name: 'Columnas' }).click();
    await expectAccessible(page, 'columns');
    await candidates
      .rows()
      .first()
      .getByRole('button', { name: /^Ver CV/ })
      .click();
    await expect.poll(() => showsPdf(page)).toBe(true);
    await expectAccessible(page, 'a CV');
    await candidates.open('?buscar=zzzz');
    await expect(candidates.table()).toContainText('No se encontraron registros');
    await expectAccessible(page, 'nobody');
  });
}
