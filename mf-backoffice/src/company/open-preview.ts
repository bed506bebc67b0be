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
 * Previews unsaved content on the real page, in a new tab. The tab inherits a copy of
 * sessionStorage, so the content never leaves the browser.
 */
export function openPreview(group: CompanyGroup, content: CompanyContent) {
  const { identity, home, work, about } = companyReads(withoutConfirmation(content));
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

/** The texts of the parts without their confirmation state, which pages never read. */
function withoutConfirmation(content: CompanyContent): CompanyContent;
function withoutConfirmation(content: CompanyContent): unknown {
  return Object.fromEntries(
    companyGroupNames.map((group) => [
      group,
      formValues<Fields>(companyGroups[group].fields, { ...content[group] }),
    ]),
  );
}
