import type { CompanyGroup } from '@portal/contract/company-groups';
import {
  companyPartPath,
  companyPartToWire,
  companyRecordFromWire,
  type CompanyPart,
} from '@portal/contract/company-parts';
import { companyPartsPath } from '@portal/contract/company-paths';
import { messageFromWire } from '@portal/contract/message';
import { toVersion } from '@portal/contract/version';
import { http } from '@portal/http';
import { readResource } from '../calls/read-resource';

/** Resource of all data of the company, `GET /api/empresa/partes`. Requires `ROLE_ADMIN`. */
export const companyRecordResource = readResource(companyPartsPath, companyRecordFromWire);

/**
 * Saves a part over the version that was read. Returns the server's message and the new version.
 * Rejects with status 409 if the part changed since it was read.
 */
export async function saveCompanyPart(group: CompanyGroup, part: CompanyPart) {
  const answer = await http.put(companyPartPath(group), companyPartToWire(group, part));
  return { message: messageFromWire(answer), ...toVersion(Object(answer)) };
}
