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

/** What the company says, as administrators edit it. */
export const companyRecordResource = readResource(companyPartsPath, companyRecordFromWire);

/** Saves a part over the version that was read; answers with the server's text and the version after it. */
export async function saveCompanyPart(group: CompanyGroup, part: CompanyPart) {
  const answer = await http.put(companyPartPath(group), companyPartToWire(group, part));
  return { message: messageFromWire(answer), ...toVersion(Object(answer)) };
}
