import { chakra } from '@chakra-ui/react/styled-system';
import type { Retention } from '@portal/contract/retention';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { dateAndTime } from '@portal/kit/format/dates';
import { useResource } from '@portal/kit/query/use-resource';
import { retentionResource } from '@portal/kit/resources/retention';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { Facts } from '../page-parts/facts';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { NextApplicants } from './next-applicants';
import { RetentionForm } from './retention-form';

/** Retention period of the candidates' data, and the next applicants to be anonymised. */
export function RetentionPage() {
  const result = useResource(retentionResource);

  return (
    <WorkPage
      title="Conservación de datos"
      description="Cuánto tiempo se guardan los datos de quienes postulan. Después se anonimizan solos."
      backTo={staffPaths.privacyRequests}
    >
      <ResourceView of={result} what="el plazo de conservación">
        {(retention) => (
          <>
            <Columns>
              <RetentionForm
                key={retention.months}
                months={retention.months}
                onSaved={() => void result.reload()}
              />
              <RetentionFacts retention={retention} />
            </Columns>
            <NextApplicants retention={retention} />
          </>
        )}
      </ResourceView>
    </WorkPage>
  );
}

function RetentionFacts({ retention }: { retention: Retention }) {
  const { changedAt, changedBy, anonymised } = retention;

  return (
    <Facts>
      <dt>Bolsa de talento</dt>
      <dd>{`${talentPoolMonths} meses desde que la persona aceptó. No cambia: es lo que se le prometió.`}</dd>
      <dt>Solicitudes atendidas</dt>
      <dd>Las de contacto y las de privacidad se eliminan pasado el mismo plazo.</dd>
      <dt>Plazo vigente desde</dt>
      <dd>{`${dateAndTime(changedAt)}${changedBy ? ` · ${changedBy}` : ''}`}</dd>
      <dt>Personas anonimizadas</dt>
      <dd>{anonymised}</dd>
    </Facts>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    marginBottom: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
