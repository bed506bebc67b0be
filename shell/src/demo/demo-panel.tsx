import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { useId, useState } from 'react';
import { faultStatuses, writeFaults, type Faults } from './faults';
import { storeFaults, storedFaults } from './stored-faults';

const none: Faults = { isSlow: false, status: undefined, deadRemote: undefined };

/** Chooses faults for this browser, to demonstrate each state of a page. */
export function DemoPanel({ remotes }: { remotes: readonly string[] }) {
  const [faults, setFaults] = useState(storedFaults);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = writeFaults(faults);

  function change(changes: Partial<Faults>) {
    const next = { ...faults, ...changes };
    storeFaults(next);
    setFaults(next);
    // A loaded remote can only be removed by a reload.
    if (next.deadRemote !== faults.deadRemote) location.reload();
  }

  return (
    <Corner aria-label="Modo demo">
      {isOpen && (
        <Choices id={id}>
          <p>Muestra cómo se ve cada falla. Vale solo en este navegador, hasta cerrarlo.</p>
          <label>
            <input
              type="checkbox"
              checked={faults.isSlow}
              onChange={({ target }) => change({ isSlow: target.checked })}
            />{' '}
            Red lenta: cada llamada espera 3 segundos
          </label>
          <SelectField
            label="Toda llamada responde"
            value={faults.status ?? ''}
            placeholder="Como siempre"
            options={faultStatuses.map((status) => ({ value: status, label: statusTexts[status] }))}
            onChange={({ target }) =>
              change({ status: faultStatuses.find((status) => String(status) === target.value) })
            }
          />
          <SelectField
            label="Remoto que no llega"
            value={faults.deadRemote ?? ''}
            placeholder="Ninguno"
            options={remotes.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => change({ deadRemote: target.value || undefined })}
          />
          <Button variant="outline" size="sm" disabled={chosen === ''} onClick={() => change(none)}>
            Todo como siempre
          </Button>
        </Choices>
      )}
      <Button
        size="sm"
        variant={chosen === '' ? 'outline' : 'danger'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen === '' ? 'Demo' : `Demo: ${chosen.replaceAll('.', ', ')}`}
      </Button>
    </Corner>
  );
}

const statusTexts = {
  401: '401: la sesión terminó',
  403: '403: no tiene permiso',
  500: '500: el servidor falla',
} as const;

/** Above the social bar at a phone's lower edge. */
const Corner = chakra('aside', {
  base: {
    position: 'fixed',
    left: '2',
    bottom: 'calc(var(--phone-bar, 0px) + 8px)',
    zIndex: 'header',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    maxWidth: 'calc(100vw - 16px)',
  },
});

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    width: '320px',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 160px)',
    overflowY: 'auto',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'md',
    fontSize: '0.875rem',
  },
});
