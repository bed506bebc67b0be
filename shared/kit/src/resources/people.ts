import { messageFromWire } from '@portal/contract/message';
import { pageOfFromWire } from '@portal/contract/page-of';
import { peopleQueryToWire } from '@portal/contract/people-query';
import {
  personFromWire,
  savedPersonFromWire,
  type Person,
  personEntryToWire,
  type PersonEntry,
} from '@portal/contract/person';
import { photoUploadToWire } from '@portal/contract/photo';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { multipart } from '../calls/multipart';
import { readAllPages, readResource } from '../calls/read-resource';

const peoplePageFromWire = pageOfFromWire(personFromWire);

/**
 * Resource of a page of the directory, from 0 (S7.06). The text matches a part of a name or an
 * e-mail; servers without a search ignore it. Requires a session (reading A03).
 */
export const peoplePageResource = (page: number, text = '') => {
  const query = new URLSearchParams(peopleQueryToWire({ text })).toString();
  return readResource(`/api/personas/page/${page}${query && `?${query}`}`, peoplePageFromWire);
};

/** First page of the people that match the text. */
export const peopleFoundResource = (text: string) => peoplePageResource(0, text);

/** Reads all people, for searches in the browser. */
export const readPeople = () => readAllPages(({ page }) => peoplePageResource(page));

/** Resource of one person, `GET /api/personas/{id}` (S7.07). Requires a session (reading A03). */
export const personResource = (id: number) => readResource(`/api/personas/${id}`, personFromWire);

/**
 * Creates a person, `POST /api/personas` (S7.07), and returns the server's message. Rejects with
 * status 409 if the e-mail is in use. Requires `ROLE_ADMIN`.
 */
export const createPerson = (entry: PersonEntry) =>
  postForMessage('/api/personas', personEntryToWire(entry));

/**
 * Saves the form over the version that was read (S7.07), and returns the server's message. Rejects
 * with status 409 if the e-mail is in use or the person changed since. Requires `ROLE_ADMIN`.
 */
export const updatePerson = (person: Person, entry: PersonEntry) =>
  putForMessage(`/api/personas/update/${person.id}`, personEntryToWire(entry, person));

/**
 * Moves a person to the trash, `DELETE /api/personas/delete/{id}` (S7.07). Rejects with status 409
 * and the error code `has_account` if the person has an account. Requires `ROLE_ADMIN`.
 */
export const deletePerson = (id: number) => deleteForMessage(`/api/personas/delete/${id}`);

/**
 * Uploads a photo (S7.08); `onProgress` receives per cent. Returns the server's message and the
 * person, undefined if the server returns only a message. Requires `ROLE_ADMIN`.
 */
export async function uploadPhoto(
  personId: number,
  photo: File,
  onProgress?: (percent: number) => void,
) {
  const body = multipart(photoUploadToWire(personId, photo));
  const answer = await http.post('/api/personas/upload', body, { onProgress });
  const saved = v.safeParse(savedPersonFromWire, answer);
  return saved.success ? saved.output : { person: undefined, message: messageFromWire(answer) };
}

/** URL of a person's photo, or of the placeholder without one (S7.09). */
export const photoUrl = (photo: string | undefined) =>
  photo ? `/api/uploads/img/${encodeURIComponent(photo)}` : '/images/no-usuario.png';
