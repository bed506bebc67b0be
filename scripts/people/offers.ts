import { offerFromWire } from '@portal/contract/offer';
import { offerToWire } from '@portal/contract/offer-bodies';
import * as v from 'valibot';
import { sendOver, type Site } from '../../api/testing/remote-visitor';

type Headers = { readonly authorization: string };

export const readOffer = async (site: Site, id: number) =>
  v.parse(offerFromWire, await (await site(`/api/ofertas/id/${id}`)).json());

export const saveOffer = (site: Site, headers: Headers, offer: Parameters<typeof offerToWire>[0]) =>
  sendOver(site, `/api/ofertas/update/${offer.id}`, {
    method: 'PUT',
    headers,
    body: offerToWire(offer),
  });
