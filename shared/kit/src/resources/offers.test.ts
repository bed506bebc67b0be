import { editedOfferToWire, offerToWire } from '@portal/contract/offer-bodies';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import { fakeApi } from '../testing/fake-api';
import { deleteOffer, updateOffer } from './offer-changes';
import { offerResource, offersResource } from './offers';

const offer = anOffer({ id: 9 });
const wire = offerToWire(offer);
const entry = { ...entryOf(offer), title: 'Otro', vacancies: 4 };
const message = { Mensaje: 'Oferta guardada.' };

test('reads all offers', async () => {
  fakeApi({ 'GET /api/ofertas': [wire] });

  expect(await offersResource.load()).toEqual([offer]);
});

test('reads one offer', async () => {
  fakeApi({ 'GET /api/ofertas/id/9': wire });

  expect(await offerResource(9).load()).toEqual(offer);
});

test('updates the full offer', async () => {
  const api = fakeApi({ 'PUT /api/ofertas/update/9': message });

  expect(await updateOffer(offer)).toBe(message.Mensaje);
  expect(api.sent('PUT /api/ofertas/update/9')).toEqual([wire]);
});

test('updates the full offer with what the dialog changed', async () => {
  const api = fakeApi({ 'PUT /api/ofertas/update/9': message });

  await updateOffer(offer, entry);

  expect(api.sent('PUT /api/ofertas/update/9')).toEqual([editedOfferToWire(offer, entry)]);
});

test('deletes an offer', async () => {
  const api = fakeApi({ 'DELETE /api/ofertas/delete/9': message });

  await deleteOffer(9);

  expect(api.calls).toHaveLength(1);
});
