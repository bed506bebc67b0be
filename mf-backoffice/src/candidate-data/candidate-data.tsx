import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantData } from '@portal/contract/applicant-data';
import { dateAndTime } from '@portal/kit/format/dates';
import { EmailText } from '@portal/kit/ui/email-text';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { Facts } from '../page-parts/facts';
import { SectionCard } from '../page-parts/section-card';
import { ApplicationCard } from './application-card';
import { DataActions } from './data-actions';
import { RetentionClock } from './retention-clock';
import { UsesTable } from './uses-table';

type CandidateDataProps = { data: ApplicantData; onChanged: () => void };

export function CandidateData({ data, onChanged }: CandidateDataProps) {
  const { applicant, others = [], createdAt, anonymisedAt, applications, uses } = data;

  return (
    <chakra.div display="grid" gap="8">
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <SectionCard title={applicant.name}>
          <Facts>
            <dt>Correo</dt>
            <dd>
              {anonymisedAt === undefined ? <EmailText email={applicant.email} /> : 'Eliminado'}
            </dd>
            {others.length > 0 && anonymisedAt === undefined && (
              <>
                <dt>También postuló como</dt>
                <dd>
                  {others.map(({ id, name, email }) => (
                    <chakra.span key={id} display="block">
                      <span>{`${name} ·`}</span> <EmailText email={email} />
                    </chakra.span>
                  ))}
                </dd>
              </>
            )}
            <dt>Fecha de registro</dt>
            <dd>{dateAndTime(createdAt)}</dd>
          </Facts>
          <DataActions data={data} onChanged={onChanged} />
        </SectionCard>
        <SectionCard title="Hasta cuándo se guardan">
          <RetentionClock data={data} />
        </SectionCard>
      </chakra.div>
      <SectionCard title={applications.length === 1 ? 'Su postulación' : 'Sus postulaciones'}>
        {applications.length === 0 && <EmptyState text="No ha postulado a ninguna oferta." />}
        <chakra.div display="grid" gap="4">
          {applications.map((each) => (
            <ApplicationCard
              key={each.application.id}
              data={each}
              isAnonymised={anonymisedAt !== undefined}
              onDownloaded={onChanged}
            />
          ))}
        </chakra.div>
      </SectionCard>
      <SectionCard title="Quién ha usado estos datos">
        <UsesTable uses={uses} />
      </SectionCard>
    </chakra.div>
  );
}
