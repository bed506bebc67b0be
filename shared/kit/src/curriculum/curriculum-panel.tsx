import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { useMedia } from '../ui/use-media';
import { CurriculumDocument } from './curriculum-document';
import type { CurriculumSource } from './use-curriculum';

type CurriculumPanelProps = {
  name: string;
  source: CurriculumSource;
  onClose: () => void;
  /** What else one can do with it, such as going on to the next one. */
  actions?: ReactNode;
  /** Where the page has room beside its content, it stands there; else it is a dialog. */
  isBeside?: boolean;
  /** Who goes through the list by keys keeps the focus there; the title is announced either way. */
  keepsFocus?: boolean;
};

/** There is room for a CV beside a list from the theme's `lg` on. */
const roomBeside = '(min-width: 992px)';

export function CurriculumPanel({ isBeside = false, ...panel }: CurriculumPanelProps) {
  const hasRoom = useMedia(roomBeside, false);
  return isBeside && hasRoom ? <Aside {...panel} /> : <Window {...panel} />;
}

type PanelProps = Omit<CurriculumPanelProps, 'isBeside'>;

const titleOf = (name: string) => `Currículum de ${name}`;

function Window({ name, source, onClose, actions }: PanelProps) {
  return (
    <Dialog title={titleOf(name)} size="lg" isOpen onClose={onClose} footer={actions}>
      <CurriculumDocument name={name} source={source} height="min(62vh, 900px)" />
    </Dialog>
  );
}

/** It stays while one goes on in the list, so it is no dialog: it holds nobody's focus. */
function Aside({ name, source, onClose, actions, keepsFocus = false }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (keepsFocus) return undefined;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [keepsFocus]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Frame aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Title id={titleId} ref={title} tabIndex={-1} aria-live="polite">
          {titleOf(name)}
        </Title>
        <IconButton label="Cerrar currículum" onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </chakra.div>
      <CurriculumDocument name={name} source={source} height="100%" />
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </Frame>
  );
}

/** As high as the window leaves below the header. */
const Frame = chakra('aside', {
  base: {
    position: 'sticky',
    top: '76px',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: '3',
    height: 'calc(100dvh - 92px)',
    minHeight: '360px',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'sm',
  },
});

const Title = chakra('h2', {
  base: { textStyle: 'h4', outline: 'none', paddingTop: '2' },
});
