import { readMessage } from '@portal/contract/message';
import {
  offerSkillFromWire,
  offerSkillWriteToWire,
  type EditedOfferSkill,
  type OfferSkillWrite,
} from '@portal/contract/offer-skill';
import { HttpError } from '@portal/http';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList, withMeaning } from '../calls/read-resource';

/** Skills of an offer. A 404 with a message means an empty list (S8.23). */
export const offerSkillsResource = (offerId: number) =>
  withMeaning(
    readList(`/api/conocimientos_ofertas/id_oferta/${offerId}`, offerSkillFromWire),
    [],
    isEmptyAnswer,
  );

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
