import { formValues } from '@portal/contract/field-entries';
import type { Fields } from '@portal/contract/fields';
import { companyPreviewKey, type CompanyPreview } from '@portal/contract/company-preview';
import {
  companyGroupNames,
  companyGroups,
  type CompanyContent,
  type CompanyGroup,
} from '@portal/contract/company-groups';
import { companyReadPaths, companyReads } from '@portal/contract/company-reads';
import { inTab, showNotice } from '@portal/runtime';
import { partDetails } from './part-details';

/**
 * Shows the site's own page with what is not saved yet, in a tab of its own. A tab that another one opens begins with
 * what that one keeps for its session, so nothing of it leaves this browser.
 */
export function openPreview(group: CompanyGroup, content: CompanyContent) {
  const { identity, home, work, about } = companyReads(spokenOf(content));
  const preview: CompanyPreview = {
    label: companyGroups[group].label,
    reads: {
      [companyReadPaths.identity]: identity,
      [companyReadPaths.home]: home,
      [companyReadPaths.work]: work,
      [companyReadPaths.about]: about.parameters,
    },
  };
  const tab = inTab((storage) => {
    storage.setItem(companyPreviewKey, JSON.stringify(preview));
    const opened = window.open(partDetails[group].page, '_blank');
    storage.removeItem(companyPreviewKey);
    return opened;
  });
  if (!tab) {
    showNotice({
      kind: 'error',
      text: 'Tu navegador no dejó abrir la vista previa. Permite las ventanas y los datos de este sitio.',
    });
  }
}

/** What the parts say, without how they stand: pages never read that. */
function spokenOf(content: CompanyContent): CompanyContent;
function spokenOf(content: CompanyContent): unknown {
  return Object.fromEntries(
    companyGroupNames.map((group) => [
      group,
      formValues<Fields>(companyGroups[group].fields, { ...content[group] }),
    ]),
  );
}
