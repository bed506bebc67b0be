import { newOfferToWire, offerToWire } from '@portal/contract/offer-bodies';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import { fakeApi } from '../testing/fake-api';
import { createOffer, duplicateOffer } from './new-offers';

const offer = anOffer({ id: 9 });
const entry = entryOf(offer);
const message = { Mensaje: 'Oferta guardada.' };

test('creates an offer in the name of its creator, and tells its id', async () => {
  const api = fakeApi({ 'POST /api/ofertas/save': { ...message, ...offerToWire(offer) } });

  expect(await createOffer(entry, 7)).toEqual({ message: message.Mensaje, id: 9 });
  expect(api.sent('POST /api/ofertas/save')).toEqual([newOfferToWire(entry, 7)]);
});

test('a server that answers with a text alone has created the offer as well', async () => {
  fakeApi({ 'POST /api/ofertas/save': message });

  expect(await createOffer(entry, undefined)).toEqual({ message: message.Mensaje, id: undefined });
});

test('duplicates an offer, and tells the id of the copy', async () => {
  const copy = { mensaje: 'Oferta duplicada.', ...offerToWire(anOffer({ id: 31 })) };
  fakeApi({ 'POST /api/ofertas/duplicar/9': copy });

  expect(await duplicateOffer(9)).toEqual({ message: 'Oferta duplicada.', id: 31 });
});
