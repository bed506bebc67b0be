import { readMessage } from '@portal/contract/message';
import {
  offerSkillFromWire,
  type OfferSkill,
  offerSkillWriteToWire,
  type EditedOfferSkill,
  type OfferSkillWrite,
} from '@portal/contract/offer-skill';
import { HttpError } from '@portal/http';
import type { Resource } from '@portal/runtime';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/** The skills of an offer. A 404 with a message means that it has none (specification §8). */
export function offerSkillsResource(offerId: number): Resource<OfferSkill[]> {
  const list = readList(`/api/conocimientos_ofertas/id_oferta/${offerId}`, offerSkillFromWire);
  return {
    ...list,
    load: (signal) =>
      list.load(signal).catch((error: unknown) => {
        if (isEmptyAnswer(error)) return [];
        throw error;
      }),
  };
}

const isEmptyAnswer = (error: unknown) =>
  error instanceof HttpError && error.status === 404 && readMessage(error.body) !== undefined;

export const createOfferSkill = (write: OfferSkillWrite) =>
  postForMessage('/api/conocimientos_ofertas/save', offerSkillWriteToWire(write));

export const updateOfferSkill = (edited: EditedOfferSkill, write: OfferSkillWrite) =>
  putForMessage(
    `/api/conocimientos_ofertas/update/${edited.id}`,
    offerSkillWriteToWire(write, edited),
  );

export const deleteOfferSkill = (id: number) =>
  deleteForMessage(`/api/conocimientos_ofertas/delete/${id}`);
