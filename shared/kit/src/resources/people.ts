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

/** Pages count from 0. With a text, of those whose name or e-mail has it; a server that knows no search gives all. */
export const peoplePageResource = (page: number, text = '') => {
  const query = new URLSearchParams(peopleQueryToWire({ text })).toString();
  return readResource(`/api/personas/page/${page}${query && `?${query}`}`, peoplePageFromWire);
};

/** The first of those whose name or e-mail has the text. */
export const peopleFoundResource = (text: string) => peoplePageResource(0, text);

/** Everybody, for what searches among them all. */
export const readPeople = () => readAllPages(({ page }) => peoplePageResource(page));

export const personResource = (id: number) => readResource(`/api/personas/${id}`, personFromWire);

export const createPerson = (entry: PersonEntry) =>
  postForMessage('/api/personas', personEntryToWire(entry));

/** Saves what is entered in the place of the person as it was read. */
export const updatePerson = (person: Person, entry: PersonEntry) =>
  putForMessage(`/api/personas/update/${person.id}`, personEntryToWire(entry, person));

export const deletePerson = (id: number) => deleteForMessage(`/api/personas/delete/${id}`);

/** Sends a person's photo, reporting the per cent sent so far. A server that has it may not say whose it is. */
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

/** Where a person's photo is shown from (specification §7). */
export const photoUrl = (photo: string | undefined) =>
  photo ? `/api/uploads/img/${encodeURIComponent(photo)}` : '/images/no-usuario.png';
