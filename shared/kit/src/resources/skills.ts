import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  skillEntryToWire,
  skillRecordFromWire,
  skillRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the skills of the master data, `GET /api/conocimientos` (S7.10). Requires
 * `ROLE_ADMIN`.
 */
export const skillsResource = readList('/api/conocimientos', skillRecordFromWire);

/**
 * Creates a skill, `POST /api/conocimientos/save` (S7.10), and returns the server's message.
 * Rejects with status 409 if the name is in use. Requires `ROLE_ADMIN`.
 */
export const createSkill = (entry: CatalogEntry) =>
  postForMessage('/api/conocimientos/save', skillEntryToWire(entry));

/**
 * Saves a skill over the version that was read, `PUT /api/conocimientos/update/{id}` (S7.10).
 * Rejects with status 409 if the name is in use or the skill changed since. Requires `ROLE_ADMIN`.
 */
export const updateSkill = (skill: CatalogRecord) =>
  putForMessage(`/api/conocimientos/update/${skill.id}`, skillRecordToWire(skill));

/**
 * Moves a skill to the trash, `DELETE /api/conocimientos/delete/{id}` (S7.10). Rejects with status
 * 409 and the offers that use it; show them with `showOffersUsing`. Requires `ROLE_ADMIN`.
 */
export const deleteSkill = (id: number) => deleteForMessage(`/api/conocimientos/delete/${id}`);
