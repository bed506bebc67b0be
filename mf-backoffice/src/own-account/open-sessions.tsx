import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnSession } from '@portal/contract/own-account';
import { recentTime } from '@portal/kit/format/dates';
import { endOtherSessions, endOwnSession } from '@portal/kit/resources/own-account';
import { ActionButton } from '@portal/kit/ui/action-button';
import { askConfirmation, showNotice } from '@portal/runtime';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { SectionCard } from '../page-parts/section-card';
import { Tag } from '../page-parts/tag';

type OpenSessionsProps = { sessions: readonly OwnSession[]; onChanged: () => Promise<void> };

const failure = { title: 'No se pudo cerrar' };

export function OpenSessions({ sessions, onChanged }: OpenSessionsProps) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;

  async function end(call: () => Promise<string>) {
    const text = await call();
    await onChanged();
    showNotice({ kind: 'success', text });
  }

  async function endOthers() {
    if (await askConfirmation(question(others))) await end(endOtherSessions);
  }

  return (
    <SectionCard
      title="Sesiones abiertas"
      action={
        others > 0 && (
          <ActionButton
            variant="outline"
            size="sm"
            color="danger"
            icon={LogOut}
            failure={failure}
            action={endOthers}
          >
            {othersLabel(others)}
          </ActionButton>
        )
      }
    >
      <chakra.p color="ink.muted" fontSize="0.875rem">
        Cada navegador en que entraste. Cerrar una la termina al instante.
      </chakra.p>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={end} />
        ))}
      </ul>
    </SectionCard>
  );
}

const othersLabel = (count: number) =>
  count === 1 ? 'Cerrar la otra' : `Cerrar las otras ${count}`;

const question = (count: number) => ({
  title: count === 1 ? '¿Cerrar la otra sesión?' : `¿Cerrar las otras ${count} sesiones?`,
  text: 'Lo que esté sin guardar en esos navegadores se pierde. Esta sesión sigue abierta.',
  confirmLabel: 'Sí, cerrar',
  cancelLabel: 'Cancelar',
});

type SessionProps = {
  session: OwnSession;
  onEnd: (call: () => Promise<string>) => Promise<void>;
};

function Session({ session, onEnd }: SessionProps) {
  const { id, browser = 'Navegador desconocido', startedAt, lastSeenAt, isCurrent } = session;
  const Icon = /iphone|ipad|android/i.test(browser) ? Smartphone : Monitor;

  return (
    <Line>
      <chakra.span color="ink.muted" paddingTop="0.5">
        <Icon aria-hidden size={18} />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minWidth="0">
        <p>
          <chakra.span fontWeight="600">{browser}</chakra.span>{' '}
          {isCurrent && <Tag look="success">Esta</Tag>}
        </p>
        <chakra.p color="ink.muted" fontSize="0.875rem">
          {`Desde ${lowerFirst(recentTime(startedAt))} · ${isCurrent ? 'ahora' : `última actividad ${lowerFirst(recentTime(lastSeenAt))}`}`}
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <ActionButton
          variant="outline"
          size="sm"
          icon={LogOut}
          aria-label={`Cerrar sesión en ${browser}, desde ${recentTime(startedAt)}`}
          failure={failure}
          action={() => onEnd(() => endOwnSession(id))}
        >
          Cerrar sesión
        </ActionButton>
      )}
    </Line>
  );
}

const lowerFirst = (text: string) => `${text.slice(0, 1).toLocaleLowerCase('es')}${text.slice(1)}`;

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '3',
    borderTopWidth: '1px',
    _first: { borderTop: 'none' },
  },
});
