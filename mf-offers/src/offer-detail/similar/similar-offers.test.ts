import type { Offer } from '@portal/contract/offer';
import { anOffer } from '@portal/contract/testing/an-offer';
import { bogota, chile, colombia, lima, peru, santiago } from '@portal/contract/testing/places';
import { similarOffers } from './similar-offers';

const remote = { id: 1, name: 'Remoto' };
const onSite = { id: 3, name: 'En sitio' };
const elsewhere = { countries: [peru], cities: [lima], workMode: onSite };
const otherContract = { contractType: { id: 9, name: 'Freelance' } };

const offer = anOffer({ id: 1, title: 'Desarrollador/a Java', workMode: remote });

/** Differs from the offer in everything except `changes`. */
const other = (id: number, changes: Partial<Offer> = {}) =>
  anOffer({ id, title: 'Contadora', ...elsewhere, ...otherContract, ...changes });

const idsLike = (offers: readonly Offer[], most = 3) =>
  similarOffers(offer, offers, most).map(({ id }) => id);

test('words of the title count most, without accents, case and gender', () => {
  const offers = [other(2), other(3, { title: 'DESARROLLADOR de juegos' }), other(4, elsewhere)];

  expect(idsLike(offers)[0]).toBe(3);
  expect(idsLike([other(2, { workMode: remote }), other(3, { title: 'Jefa de Java' })])[0]).toBe(3);
});

test.each([
  ['modality', { workMode: remote }],
  ['city', { cities: [santiago] }],
  ['country', { countries: [chile] }],
  ['contract', { contractType: offer.contractType }],
])('the same %s makes alike', (_name, changes) => {
  expect(idsLike([other(2), other(3, changes)])).toEqual([3, 2]);
});

test('what many titles say makes nothing alike', () => {
  const senior = anOffer({ id: 1, title: 'Senior de Java con inglés' });
  const offers = [other(2), other(3, { title: 'Contadora senior con de' })];

  expect(similarOffers(senior, offers, 3).map(({ id }) => id)).toEqual([2, 3]);
});

test('neither the offer itself nor closed ones, and no more than asked for', () => {
  const closed = other(2, { title: offer.title, status: { id: 3, name: 'Cerrada' } });
  const offers = [offer, closed, other(3), other(4), other(5), other(6)];

  expect(idsLike(offers)).toEqual([3, 4, 5]);
  expect(idsLike([offer, closed])).toEqual([]);
});

test('equally like ones keep the order of the list', () => {
  const offers = [other(9, { countries: [colombia], cities: [bogota] }), other(2), other(5)];

  expect(idsLike(offers)).toEqual([9, 2, 5]);
  expect(idsLike(offers)).toEqual(idsLike([...offers]));
});
