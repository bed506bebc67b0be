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

/**
 * Assigns a skill with its minimum experience to an offer, `POST /api/conocimientos_ofertas/save`
 * (S7.16). Rejects with status 409 if the offer already has it. Requires `ROLE_ADMIN`.
 */
export const createOfferSkill = (write: OfferSkillWrite) =>
  postForMessage('/api/conocimientos_ofertas/save', offerSkillWriteToWire(write));

/**
 * Saves an assigned skill over the version that was read, `PUT
 * /api/conocimientos_ofertas/update/{id}` (S7.16). Rejects with status 409 if the offer already has
 * the skill, or the assignment changed since. Requires `ROLE_ADMIN`.
 */
export const updateOfferSkill = (edited: EditedOfferSkill, write: OfferSkillWrite) =>
  putForMessage(
    `/api/conocimientos_ofertas/update/${edited.id}`,
    offerSkillWriteToWire(write, edited),
  );

/**
 * Removes a skill from an offer, `DELETE /api/conocimientos_ofertas/delete/{id}` (S7.16), by the id
 * of the assignment. The assignment moves to the trash. Requires `ROLE_ADMIN`.
 */
export const deleteOfferSkill = (id: number) =>
  deleteForMessage(`/api/conocimientos_ofertas/delete/${id}`);
