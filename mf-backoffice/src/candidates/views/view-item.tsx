import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateView } from '@portal/contract/candidate-views';
import { Button } from '@portal/kit/ui/button';
import { paths } from '@portal/kit/routing/paths';
import { showNotice } from '@portal/runtime';
import { Link2, Trash2 } from 'lucide-react';

type ViewItemProps = {
  view: CandidateView;
  isSaving: boolean;
  onToggleDefault: () => void;
  onDelete: () => void;
};

export function ViewItem({ view, isSaving, onToggleDefault, onDelete }: ViewItemProps) {
  const { name, isDefault } = view;

  return (
    <Item>
      <chakra.span flex="1 1 10rem" fontWeight="600">
        {name}
      </chakra.span>
      <Button
        variant={isDefault ? 'solid' : 'outline'}
        size="sm"
        disabled={isSaving}
        aria-pressed={isDefault}
        aria-label={`Abrir con ${name}`}
        onClick={onToggleDefault}
      >
        Abrir con
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Copiar enlace de ${name}`}
        onClick={() => void copyLink(view)}
      >
        <Link2 aria-hidden size={16} />
        Copiar enlace
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={isSaving}
        aria-label={`Eliminar vista ${name}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={16} />
        Eliminar vista
      </Button>
    </Item>
  );
}

async function copyLink({ query }: CandidateView) {
  const link = new URL(`${paths.candidates}?${query}`, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    showNotice({ kind: 'success', text: 'Enlace copiado.' });
  } catch {
    // Without permission for the clipboard, the link is shown to be copied by hand.
    showNotice({ kind: 'info', text: link });
  }
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '3',
    borderWidth: '1px',
    borderRadius: 'sm',
  },
});
