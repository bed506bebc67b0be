import { chakra } from '@chakra-ui/react/styled-system';
import { daysUntil, legalPeriod } from '@portal/contract/legal-periods';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { StaffRequest } from '@portal/contract/staff-request';
import { shortDate } from '@portal/kit/format/dates';
import { candidateDataPath } from '@portal/kit/routing/staff-paths';
import { EmailText } from '@portal/kit/ui/email-text';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { TextLink } from '../page-parts/text-link';
import { daysText, listHoldings, overdueText } from './request-words';

export function RequestFacts({ request }: { request: StaffRequest }) {
  const { email, phone, kind } = request;

  return (
    <Facts>
      <dt>Correo</dt>
      <dd>
        <EmailText email={email} />
      </dd>
      {phone && (
        <>
          <dt>Celular</dt>
          <dd>{phone}</dd>
        </>
      )}
      {kind && (
        <>
          <dt>¿Es la persona?</dt>
          <dd>
            <Identity request={request} />
          </dd>
          <Period request={request} kind={kind} />
        </>
      )}
      <dt>En nuestros datos</dt>
      <dd>
        <Held request={request} />
      </dd>
    </Facts>
  );
}

function Identity({ request: { code, isCodeRight } }: { request: StaffRequest }) {
  if (!code && !isCodeRight) {
    return <span>No lo escribió: confirma por correo que es la persona.</span>;
  }
  return (
    <>
      <span>{code ?? 'Está en lo que escribió'}</span>
      <br />
      {isCodeRight ? (
        <StatusDot color="success" text="Coincide con este correo" />
      ) : (
        <StatusDot color="warning" text="No coincide con este correo" />
      )}
    </>
  );
}

const units = { calendar: 'corridos', working: 'hábiles' };

function Period({ request, kind }: { request: StaffRequest; kind: PrivacyRequestKind }) {
  const { country, dueOn, answeredAt } = request;
  const { days, unit } = legalPeriod(kind, country);
  const left = dueOn === undefined ? undefined : daysUntil(dueOn);

  return (
    <>
      <dt>País y plazo</dt>
      <dd>
        <span>{`${country ?? 'País desconocido: rige el plazo más corto'} · ${days} días ${units[unit]}`}</span>
        {country && <Note>País de la última oferta a la que postuló.</Note>}
      </dd>
      {dueOn !== undefined && left !== undefined && (
        <>
          <dt>Último día</dt>
          <dd>
            <span>{shortDate(dueOn)}</span>
            {!answeredAt && (
              <chakra.span display="block" color={left <= 1 ? 'danger' : 'ink'}>
                {left < 0 ? overdueText(-left) : `Quedan ${daysText(left)}`}
              </chakra.span>
            )}
          </dd>
        </>
      )}
    </>
  );
}

function Held({ request: { holdings } }: { request: StaffRequest }) {
  if (!holdings) return <span>Nadie ha postulado con este correo.</span>;
  return (
    <>
      <span>{`${holdings.name} · ${listHoldings(holdings) ?? 'nada confirmado'}`}</span>
      {holdings.unproved && (
        <Note>{`Sin confirmar: ${listHoldings(holdings.unproved) ?? ''}`}</Note>
      )}
      {holdings.others?.map((other) => (
        <Note key={other.email}>
          <span>Con</span> <EmailText email={other.email} />
          <span>{`: ${listHoldings(other) ?? 'sin postulaciones'}`}</span>
        </Note>
      ))}
      <br />
      <TextLink to={candidateDataPath(holdings.applicantId)} color="primary" fontWeight="600">
        Ver los datos de la persona
      </TextLink>
    </>
  );
}

const Note = chakra('span', { base: { display: 'block', color: 'ink.muted' } });

const Facts = chakra('dl', {
  base: {
    minWidth: '0',
    padding: { base: '4', md: '5' },
    bg: 'soft',
    fontSize: '0.875rem',
    borderTopWidth: { xlDown: '1px' },
    borderInlineStartWidth: { xl: '1px' },
    '& dt': { color: 'ink.muted' },
    '& dd': { marginBottom: '3', minWidth: '0' },
  },
});
