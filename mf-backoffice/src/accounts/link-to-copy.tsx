import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangedAccount } from '@portal/contract/account';
import { TextField } from '@portal/kit/form/text-field';
import { dateAndTime } from '@portal/kit/format/dates';
import { Button } from '@portal/kit/ui/button';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../page-parts/copy-button';
import { fullName } from '../people/full-name';

type LinkToCopyProps = { changed: ChangedAccount; link: string; onClose: () => void };

/** Shows a new link once. The server cannot return it again. */
export function LinkToCopy({ changed, link, onClose }: LinkToCopyProps) {
  const { message, account } = changed;
  const address = new URL(link, location.origin).href;
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => field.current?.focus(), []);

  return (
    <chakra.div display="grid" gap="4">
      <p>{message}</p>
      <TextField
        ref={field}
        label={`Enlace para ${fullName(account)}`}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={`${untilText(account.linkExpiresAt)}Se muestra una sola vez: cópialo antes de cerrar.`}
      />
      <Foot>
        <Button variant="outline" onClick={onClose}>
          Listo
        </Button>
        <CopyButton variant="solid" size="md" content={address} done="Enlace copiado.">
          Copiar enlace
        </CopyButton>
      </Foot>
    </chakra.div>
  );
}

const untilText = (expiresAt: string | undefined) =>
  expiresAt === undefined ? '' : `Vale hasta el ${dateAndTime(expiresAt)} y sirve una vez. `;

/** Row of buttons at the end of a form in a dialog. */
export const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    paddingBottom: '2',
    '& > *': { flex: { base: '1 1 auto', sm: '0 1 auto' } },
  },
});
