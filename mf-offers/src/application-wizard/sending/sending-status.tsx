import { chakra } from '@chakra-ui/react/styled-system';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LaterNotice } from '@portal/kit/ui/later-notice';
import { Spinner } from '@portal/kit/ui/spinner';
import { Check } from 'lucide-react';
import type { SendingProgress, Stage } from './send-application';

const stages: readonly { stage: Stage; name: string }[] = [
  { stage: 'applicant', name: 'Tus datos' },
  { stage: 'upload', name: 'Tu currículum' },
  { stage: 'answers', name: 'Tus respuestas' },
];

type SendingStatusProps = {
  phase: 'sending' | 'waiting' | 'sent';
  progress: SendingProgress | undefined;
  until: number | undefined;
  onStop: () => void;
};

export function SendingStatus({ phase, progress, until, onStop }: SendingStatusProps) {
  const current = stages.findIndex(({ stage }) => stage === progress?.stage);

  return (
    <chakra.div display="grid" gap="3">
      {phase === 'waiting' && until !== undefined && <LaterNotice at={until} onStop={onStop} />}
      {phase === 'waiting' && until === undefined && (
        <InlineNotice kind="warning">
          No hay conexión. No pierdes nada: seguiremos enviando en cuanto vuelva.
        </InlineNotice>
      )}
      <div role="status">
        <chakra.ol display="grid" gap="2">
          {stages.map(({ stage, name }, index) => (
            <chakra.li key={stage} display="flex" alignItems="center" gap="3">
              <chakra.span width="20px" color={index < current ? 'success' : 'ink.muted'}>
                {index < current && <Check aria-hidden size={20} />}
                {index === current && phase === 'sending' && <Spinner size="18px" />}
              </chakra.span>
              <span>{name}</span>
              {index < current && <chakra.span srOnly>listo</chakra.span>}
              {index === current && progress && progress.percent > 0 && (
                <span>{` · ${progress.percent} %`}</span>
              )}
            </chakra.li>
          ))}
        </chakra.ol>
      </div>
    </chakra.div>
  );
}
