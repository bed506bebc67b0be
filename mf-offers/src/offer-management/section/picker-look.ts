import { comboboxAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Styles of a picker, in its chunk to keep them out of the first load. */
export const pickerRecipe = defineSlotRecipe({
  slots: comboboxAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gap: '1.5',
      minWidth: '0',
      width: '100%',
      maxWidth: '26rem',
      flex: '1 1 13rem',
    },
    label: { fontWeight: '600', fontSize: '0.875rem' },
    input: {
      width: '100%',
      minHeight: '44px',
      paddingInline: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'sm',
      textOverflow: 'ellipsis',
      _hover: { borderColor: 'ink.muted' },
      _readOnly: { bg: 'soft' },
    },
    content: {
      maxHeight: 'min(var(--available-height), 320px)',
      overflowY: 'auto',
      padding: '1.5',
      bg: 'surface',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      outline: 'none',
      zIndex: 'calc(1000 + var(--layer-index, 0))',
    },
    item: {
      minHeight: '40px',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'sm',
      cursor: 'pointer',
      _highlighted: { bg: 'primary.tint' },
    },
    empty: { padding: '3', color: 'ink.muted' },
  },
});
