import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { saveFile } from '@portal/kit/files/save-file';
import { Button } from '@portal/kit/ui/button';
import { Download } from 'lucide-react';
import { CopyButton } from '../page-parts/copy-button';

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { name } = useCompany();

  return (
    <>
      <chakra.p color="ink.muted" fontSize="0.875rem">
        Cada uno sirve una vez, si pierdes el teléfono. No se vuelven a mostrar.
      </chakra.p>
      <Codes aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <CopyButton
          content={codes.join('\n')}
          done="Códigos copiados."
          aria-label="Copiar los códigos"
        >
          Copiar
        </CopyButton>
        <Button
          variant="outline"
          size="sm"
          aria-label="Descargar los códigos"
          onClick={() => save(codes, name)}
        >
          <Download aria-hidden size={16} />
          Descargar
        </Button>
      </chakra.div>
    </>
  );
}

function save(codes: readonly string[], company: string) {
  const text = `Códigos de recuperación de ${company}. Cada uno sirve una vez.\r\n\r\n${codes.join('\r\n')}\r\n`;
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'codigos-de-recuperacion.txt');
}

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    columnGap: '4',
    rowGap: '1',
    marginBlock: '2',
    padding: '3',
    bg: 'soft',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: '0.9375rem',
    fontWeight: '600',
  },
});
