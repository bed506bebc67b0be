import { chakra } from '@chakra-ui/react/styled-system';
import type { SecondFactorSetup } from '@portal/contract/second-factor';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Skeleton } from '@portal/kit/ui/skeleton';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { CopyButton } from '../page-parts/copy-button';
import { ActivateForm } from './activate-form';
import { RecoveryCodes } from './recovery-codes';

const QrCode = lazyPart(async () => (await import('./qr-code')).QrCode);

type SetupStepsProps = { setup: SecondFactorSetup; onActivated: () => Promise<void> };

/** Shows the key and the codes only once, so leaving asks for confirmation. */
export function SetupSteps({ setup, onActivated }: SetupStepsProps) {
  const { secret, uri, recoveryCodes } = setup;
  useUnsavedGuard(true, false);
  const first = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => first.current?.focus(), []);

  return (
    <chakra.ol display="grid" gap="5">
      <Step number={1}>
        <chakra.h3 ref={first} tabIndex={-1} fontWeight="600" outline="none">
          Escanea con tu aplicación de códigos
        </chakra.h3>
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" marginTop="2">
          <Suspense fallback={<Skeleton height="184px" width="184px" />}>
            <QrCode content={uri} />
          </Suspense>
          <chakra.div flex="1 1 10rem" minWidth="0" display="grid" gap="2" justifyItems="start">
            <chakra.p color="ink.muted" fontSize="0.875rem">
              ¿No puedes escanear? Escribe esta clave:
            </chakra.p>
            <chakra.code fontFamily="mono" fontWeight="600">
              {inFours(secret)}
            </chakra.code>
            <CopyButton content={secret} done="Clave copiada.">
              Copiar clave
            </CopyButton>
          </chakra.div>
        </chakra.div>
      </Step>
      <Step number={2}>
        <chakra.h3 fontWeight="600">Guarda tus diez códigos de recuperación</chakra.h3>
        <RecoveryCodes codes={recoveryCodes} />
      </Step>
      <Step number={3}>
        <chakra.h3 fontWeight="600">Escribe el código de 6 números</chakra.h3>
        <ActivateForm onActivated={onActivated} />
      </Step>
    </chakra.ol>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <chakra.li display="flex" gap="3">
    <Mark aria-hidden>{number}</Mark>
    <chakra.div flex="1" minWidth="0">
      {children}
    </chakra.div>
  </chakra.li>
);

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    boxSize: '24px',
    flexShrink: '0',
    bg: 'primary',
    color: 'white',
    borderRadius: 'full',
    fontSize: '0.8125rem',
    fontWeight: '700',
  },
});
