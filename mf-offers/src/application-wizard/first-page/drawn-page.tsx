import { chakra } from '@chakra-ui/react/styled-system';
import { FileSign } from './file-sign';
import type { FirstPageProps } from './first-page';
import { useFirstPage } from './use-first-page';

/** Picture of a file's first page, which opens the whole file. */
export function DrawnPage({ file, onShow, onTrouble }: FirstPageProps) {
  const url = useFirstPage(file, onTrouble);
  if (!url) return <FileSign />;

  return (
    <Opener type="button" onClick={onShow}>
      <Picture src={url} alt={`Primera página de ${file.name}`} />
    </Opener>
  );
}

const Opener = chakra('button', {
  base: {
    width: '100%',
    height: '100%',
    minHeight: '0',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});

/** Pages of another format than A4 get a margin. */
const Picture = chakra('img', {
  base: { width: '100%', height: '100%', objectFit: 'contain' },
});
