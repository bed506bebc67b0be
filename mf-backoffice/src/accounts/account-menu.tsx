import { ActionMenu, ActionMenuItem, ActionMenuSeparator } from '@portal/kit/ui/action-menu';
import {
  CircleCheck,
  CircleX,
  History,
  KeyRound,
  Link2,
  MonitorX,
  ShieldOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { AccountActionsProps } from './account-actions';
import { changesOf } from './account-changes';
import { AccountMenuTrigger } from './account-menu-trigger';

export function AccountMenu({ account, onOpenDialog, onChanged }: AccountActionsProps) {
  const { state, openSessions, hasSecondFactor } = account;
  const changes = changesOf(account, onChanged);

  return (
    <ActionMenu trigger={<AccountMenuTrigger account={account} />}>
      <Item label="Cambiar rol" icon={KeyRound} run={changes.changeRole} />
      {openSessions > 0 && (
        <Item label={sessionsLabel(openSessions)} icon={MonitorX} run={changes.endSessions} />
      )}
      {state !== 'disabled' && (
        <Item
          label={state === 'invited' ? 'Enlace de invitación' : 'Enlace para otra contraseña'}
          icon={Link2}
          run={() => onOpenDialog('link', account)}
        />
      )}
      {hasSecondFactor && (
        <Item label="Quitar segundo factor" icon={ShieldOff} run={changes.removeSecondFactor} />
      )}
      <Item label="Ver actividad" icon={History} run={() => onOpenDialog('activity', account)} />
      <ActionMenuSeparator />
      {state === 'active' && (
        <Item label="Desactivar cuenta" icon={CircleX} run={changes.disable} isDangerous />
      )}
      {state === 'disabled' && (
        <Item label="Activar cuenta" icon={CircleCheck} run={changes.enable} />
      )}
      {state !== 'active' && (
        <Item label="Eliminar cuenta" icon={Trash2} run={changes.remove} isDangerous />
      )}
    </ActionMenu>
  );
}

const sessionsLabel = (count: number) =>
  count === 1 ? 'Cerrar su sesión' : `Cerrar sus ${count} sesiones`;

type ItemProps = {
  label: string;
  icon: LucideIcon;
  run: () => unknown;
  isDangerous?: boolean;
};

const Item = ({ label, icon: Icon, run, isDangerous = false }: ItemProps) => (
  <ActionMenuItem
    value={label}
    onClick={() => void run()}
    {...(isDangerous && { color: 'danger' })}
  >
    <Icon aria-hidden size={18} />
    <span>{label}</span>
  </ActionMenuItem>
);
