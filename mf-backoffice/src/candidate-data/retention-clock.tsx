import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantData } from '@portal/contract/applicant-data';
import { longDate } from '@portal/kit/format/dates';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { Facts } from '../page-parts/facts';
import { TextLink } from '../page-parts/text-link';
import { inDays } from '../retention/in-days';

/** Says when the data are anonymised and why. */
export function RetentionClock({ data }: { data: ApplicantData }) {
  const { anonymisedAt, clock } = data;
  if (anonymisedAt !== undefined) {
    return (
      <p>
        {`Se anonimizaron el ${longDate(anonymisedAt)}. Quedan la oferta, la fecha, el estado y la aspiración salarial, sin nombre, para que las cuentas sigan completas.`}
      </p>
    );
  }

  return (
    <>
      <When>{whenText(data)}</When>
      <chakra.p color="ink.muted" marginTop="2" marginBottom="4">
        <span>{`Se guardan ${clock.months === 1 ? '1 mes' : `${clock.months} meses`} desde que se cierra la última oferta a la que postuló.`}</span>{' '}
        <TextLink to={staffPaths.retention} color="primary">
          Cambiar el plazo
        </TextLink>
      </chakra.p>
      <Facts>
        <dt>Bolsa de talento</dt>
        <dd>{poolText(data)}</dd>
      </Facts>
    </>
  );
}

function whenText({ clock: { isNeeded, anonymisedFrom } }: ApplicantData) {
  if (isNeeded || anonymisedFrom === undefined) {
    return 'En proceso: el plazo empieza cuando se cierre la oferta.';
  }
  return `Se anonimizan ${inDays(anonymisedFrom)}, el ${longDate(anonymisedFrom)}.`;
}

function poolText({ clock, applications }: ApplicantData) {
  if (clock.talentPoolUntil !== undefined) {
    return `Aceptó que se guarden hasta el ${longDate(clock.talentPoolUntil)}.`;
  }
  return applications.some(({ consent }) => consent)
    ? 'No quiso que se guarden para otras ofertas.'
    : 'No se le preguntó.';
}

const When = chakra('p', { base: { fontWeight: '600', fontSize: '1.125rem' } });
