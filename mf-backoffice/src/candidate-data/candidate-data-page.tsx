import { maxId } from '@portal/contract/wire';
import { useResource } from '@portal/kit/query/use-resource';
import { applicantDataResource } from '@portal/kit/resources/applicant-data';
import { paths } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { useParams } from '@portal/runtime';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { CandidateData } from './candidate-data';

/** All stored data of one candidate and the actions on them. */
export function CandidateDataPage() {
  const { id = '' } = useParams();
  const applicantId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  const isId = applicantId >= 1 && applicantId <= maxId;

  return (
    <WorkPage
      title="Datos de la persona"
      description="Todo lo que se guarda de quien postuló, hasta cuándo, y quién lo ha usado."
      backTo={paths.candidates}
    >
      {isId ? (
        <LoadedData applicantId={applicantId} />
      ) : (
        <EmptyState text="Esta dirección no es de ninguna persona." />
      )}
    </WorkPage>
  );
}

function LoadedData({ applicantId }: { applicantId: number }) {
  const result = useResource(applicantDataResource(applicantId));

  return (
    <ResourceView of={result} what="los datos de la persona">
      {(data) => <CandidateData data={data} onChanged={() => void result.reload()} />}
    </ResourceView>
  );
}
