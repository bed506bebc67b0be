import {
  companyGroupNames,
  companyGroups,
  type CompanyGroup,
} from '@portal/contract/company-groups';
import type { CompanyRecord } from '@portal/contract/company-parts';
import { ActivityButton } from '@portal/kit/activity/activity-button';
import { useFresh } from '@portal/kit/query/use-fresh';
import { companyRecordResource } from '@portal/kit/resources/company-parts';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Loaded } from '@portal/kit/ui/loaded';
import { Navigate, useParams } from '@portal/runtime';
import { WorkPage } from '../page-parts/work-page';
import { partDetails } from './part-details';
import { PartForm } from './part-form';

export function CompanyPartPage() {
  const { part } = useParams();
  const group = companyGroupNames.find((name) => companyGroups[name].wire === part);

  return group === undefined ? (
    <Navigate to={staffPaths.company} replace />
  ) : (
    <EditedPart key={group} group={group} />
  );
}

function EditedPart({ group }: { group: CompanyGroup }) {
  const { label, id } = companyGroups[group];
  const { replace, ...read } = useFresh(companyRecordResource.load);

  return (
    <WorkPage
      title={label}
      description={partDetails[group].where}
      backTo={staffPaths.company}
      action={<ActivityButton name={label} of={{ subject: 'company', id }} />}
    >
      <Loaded of={read} loading="Cargando..." failure="No pudimos cargar los datos de la empresa.">
        {(record) => <OpenPart group={group} record={record} onOutdated={replace} />}
      </Loaded>
    </WorkPage>
  );
}

type OpenPartProps = {
  group: CompanyGroup;
  record: CompanyRecord;
  onOutdated: (record: CompanyRecord) => void;
};

function OpenPart({ group, record, onOutdated }: OpenPartProps) {
  return (
    <>
      {!record[group].isConfirmed && (
        <InlineNotice kind="info">
          Esto es un ejemplo. Al guardar dices que lo que queda escrito es verdad.
        </InlineNotice>
      )}
      <PartForm
        group={group}
        record={record}
        onOutdated={(after) => onOutdated({ ...record, [group]: after })}
      />
    </>
  );
}
