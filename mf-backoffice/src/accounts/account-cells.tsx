import { chakra } from '@chakra-ui/react/styled-system';
import { accountStateLabels, roleLabels, type Account } from '@portal/contract/account';
import { shortDate } from '@portal/kit/format/dates';
import { EmailText } from '@portal/kit/ui/email-text';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { serverNow, useSession } from '@portal/runtime';
import { Check } from 'lucide-react';
import { Tag } from '../page-parts/tag';
import { fullName } from '../people/full-name';

/** True if the account belongs to the signed-in user. */
export const useIsOwn = ({ personId }: Account) => useSession().user.id === personId;

export function PersonCell({ account }: { account: Account }) {
  const isOwn = useIsOwn(account);
  const name = fullName(account);

  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="3"
      minWidth={{ base: '0', xl: '12rem' }}
      textAlign="start"
    >
      <Initials aria-hidden bg={grounds[account.id % grounds.length]}>
        {`${initialOf(account.firstName)}${initialOf(account.lastName)}`}
      </Initials>
      <chakra.span minWidth="0">
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <OneLine fontWeight="600" title={name}>
            {name}
          </OneLine>
          {isOwn && <Tag>Tú</Tag>}
        </chakra.span>
        <OneLine color="ink.muted" fontSize="0.8125rem" title={account.email}>
          <EmailText email={account.email} />
        </OneLine>
      </chakra.span>
    </chakra.span>
  );
}

export const RoleCell = ({ role }: Account) => (
  <Tag {...(role === 'ROLE_ADMIN' && { look: 'primary' })}>{roleLabels[role]}</Tag>
);

export function SecondFactorCell({ state, hasSecondFactor }: Account) {
  if (state === 'invited') return <EmptyCell />;
  if (!hasSecondFactor) return <chakra.span color="ink.muted">No tiene</chakra.span>;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="success">
      <Check aria-hidden size={16} />
      Activo
    </chakra.span>
  );
}

const stateColors = { active: 'success', invited: 'warning', disabled: 'ink.muted' } as const;

export function StateCell({ state, linkExpiresAt }: Account) {
  return (
    <chakra.span display="grid" justifyItems={{ base: 'end', xl: 'start' }}>
      <StatusDot color={stateColors[state]} text={accountStateLabels[state]} />
      {state === 'invited' && (
        <chakra.span color="ink.muted" fontSize="0.8125rem">
          {linkText(linkExpiresAt)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function linkText(expiresAt: string | undefined) {
  if (expiresAt === undefined) return 'Va por correo';
  return Date.parse(expiresAt) <= serverNow()
    ? 'El enlace venció'
    : `Hasta el ${shortDate(expiresAt)}`;
}

/** Placeholder of an empty cell. */
export const EmptyCell = () => (
  <>
    <span aria-hidden>–</span>
    <chakra.span srOnly>No tiene</chakra.span>
  </>
);

/** Shows the first line of a long text; the title attribute holds all of it. */
export const OneLine = chakra('span', {
  base: { lineClamp: '1', wordBreak: 'break-all', minWidth: '0' },
});

const initialOf = ([first = '']: Iterable<string> & string) => first.toLocaleUpperCase('es');

const grounds = ['primary.tint', 'offer.b', 'success.tint', 'warning.tint', 'soft'];

const Initials = chakra('span', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    placeContent: 'center',
    boxSize: '36px',
    flexShrink: '0',
    borderRadius: 'full',
    fontSize: '0.8125rem',
    fontWeight: '700',
  },
});
