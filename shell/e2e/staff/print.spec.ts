// Screens: shell/src/layout mf-offers/src/offer-detail mf-backoffice/src/candidates
import { paths } from '@portal/kit/routing/paths';
import { CandidatesPage } from '../support/pages/candidates-page';
import { OffersPages } from '../support/pages/offers-pages';
import { printed, textOf, unreadable } from '../support/paper';
import { expect, test } from '../support/test';

for (const format of ['A4', 'Letter'] as const) {
  test(`on ${format} only content stands, no text lies on another, and every sheet of a list has its head`, async ({
    adminPage: page,
  }) => {
    await new OffersPages(page).openDetail(1);
    const offer = await printed(page, format);
    await page.goto(`${paths.candidates}?por-pagina=50`);
    await expect(new CandidatesPage(page).rows()).toHaveCount(50);
    const list = await printed(page, format);

    expect([...offer, ...list].flatMap(unreadable)).toEqual([]);
    for (const sheet of [...offer, ...list]) {
      expect(textOf(sheet)).not.toMatch(/Saltar al contenido|Cerrar Sesión|Descargar CV|Imprimir/);
    }
    expect(offer.map(textOf).join(' ')).toMatch(/Postula en http\S+\/detalle-oferta\/1/);
    expect(list.length).toBeGreaterThan(1);
    for (const sheet of list) {
      for (const name of ['Nombre', 'Correo', 'Oferta', 'Estado']) {
        expect(textOf(sheet)).toContain(name);
      }
    }
  });
}
