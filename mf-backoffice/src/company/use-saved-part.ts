import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import type { CompanyPart } from '@portal/contract/company-parts';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { companyResource } from '@portal/kit/resources/company';
import { companyRecordResource, saveCompanyPart } from '@portal/kit/resources/company-parts';
import { homeTextsResource, workTextsResource } from '@portal/kit/resources/company-texts';
import { parametersResource } from '@portal/kit/resources/parameters';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { showNotice, useResourceCache, type Resource } from '@portal/runtime';

/** Updates the tab after a part is saved and offers to undo it for a while. */
export function useSavedPart(group: CompanyGroup) {
  const { label } = companyGroups[group];
  const refresh = useRefresh();

  async function tell(text: string, before: CompanyPart, version: number | undefined) {
    await refresh();
    const undo = () => void undoMerge({ ...before, version });
    showNotice({ kind: 'success', text, action: { label: 'Deshacer', run: undo } });
  }

  /** Restores the former texts and the former confirmation state. */
  async function undoMerge(before: CompanyPart) {
    try {
      await saveCompanyPart(group, before);
      showNotice({ kind: 'success', text: `«${label}» quedó como antes.` });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo deshacer' });
    }
    await refresh();
  }

  /** Confirms that an example is true as it is. */
  async function confirm(part: CompanyPart) {
    try {
      const { version } = await saveCompanyPart(group, { ...part, isConfirmed: true });
      await tell(`«${label}» quedó confirmado.`, part, version);
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo confirmar' });
      await refresh();
    }
  }

  return { tell, confirm };
}

/** Reloads the company data that this tab shows. */
function useRefresh() {
  const cache = useResourceCache();
  const refresh = <T>(resource: Resource<T>) =>
    cache.read(resource.key).data === undefined ? undefined : cache.load(resource);

  return () =>
    Promise.all([
      cache.load(companyRecordResource),
      refresh(pendingWorkResource),
      refresh(companyResource),
      refresh(homeTextsResource),
      refresh(workTextsResource),
      refresh(parametersResource),
    ]);
}
