import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '@portal/kit/form/select-field';
import { errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { Button } from '@portal/kit/ui/button';
import { useState } from 'react';
import { setPanelInAddress } from './panel-in-address';
import type { PublishedApplication } from './published-releases';
import { choosePin } from './releases-calls';
import type { RunningApplication } from './running-applications';

/** Chooses a published release for this browser, or the live one, and reloads the page. */
export function ReleaseChoice({ name, published, pin }: RunningApplication) {
  const current = pin ?? published.live;
  const [wanted, setWanted] = useState(current ?? published.choosable[0] ?? '');
  const { choose, isSending, problem } = useChoice(name);

  return (
    <chakra.div display="grid" gap="2" minWidth="0">
      <SelectField
        label={`Versión de ${name} en este navegador`}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        options={published.choosable.map((id) => ({ value: id, label: labelOf(id, published) }))}
        error={problem}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          size="sm"
          loading={isSending}
          disabled={wanted === current}
          onClick={() => void choose(wanted)}
        >
          Usar esta versión
        </Button>
        {pin !== undefined && (
          <Button
            size="sm"
            variant="outline"
            disabled={isSending}
            onClick={() => void choose(null)}
          >
            {published.live === undefined ? 'Dejar de usarla' : 'Volver a la versión en vivo'}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function useChoice(application: string) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose(release: string | null) {
    setSending(true);
    setProblem(undefined);
    try {
      await choosePin({ application, release });
      setPanelInAddress(true);
      location.reload();
    } catch (error) {
      if (!isHandled(error)) setProblem(errorMessage(error, notChosen));
      setSending(false);
    }
  }

  return { choose, isSending, problem };
}

const notChosen = 'No pudimos guardar tu elección. Inténtalo de nuevo.';

function labelOf(id: string, { live, previous, canary }: PublishedApplication) {
  if (id === live) return `${id} (en vivo)`;
  if (id === canary?.id) return `${id} (en prueba)`;
  return id === previous ? `${id} (anterior)` : id;
}
