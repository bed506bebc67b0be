import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { paths } from '@portal/kit/routing/paths';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { StatusTable } from './status-table';

/** Chooses the meaning of each status for the applicants. */
export function ApplicationStatusesPage() {
  const statuses = useResource(applicationStatusesResource);

  return (
    <WorkPage
      title="Estados para quien postula"
      description="Quien postula no lee el nombre del estado, sino lo que elijas aquí: lo ve en «Mis postulaciones». Al guardar cambia también para quienes ya están en ese estado."
      backTo={paths.dashboard}
    >
      <ResourceView of={statuses} what="los estados">
        {(all) => <StatusTable statuses={all} reload={statuses.reload} />}
      </ResourceView>
    </WorkPage>
  );
}
