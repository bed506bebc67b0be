import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { onTouch } from '@portal/kit/ui/on-touch';

const keys = [
  { names: ['↑', '↓'], does: 'moverse' },
  { names: ['↵'], does: 'abrir' },
  { names: ['Ctrl', '↵'], does: 'en otra pestaña' },
  { names: ['Esc'], does: 'cerrar' },
];

const styles: SystemStyleObject = {
  display: { base: 'none', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  paddingTop: '2',
  color: 'ink.muted',
  fontSize: '0.8125rem',
  [onTouch]: { display: 'none' },
};

/** Legend of the keys for the results. */
export const SearchKeys = () => (
  <chakra.p css={styles}>
    {keys.map(({ names, does }) => (
      <span key={does}>
        {names.map((name) => (
          <Key key={name}>{name}</Key>
        ))}{' '}
        <span>{does}</span>
      </span>
    ))}
  </chakra.p>
);

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '20px',
    marginInlineEnd: '2px',
    paddingInline: '5px',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: '5px',
    bg: 'surface',
    color: 'ink',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    fontWeight: '600',
    lineHeight: '18px',
    textAlign: 'center',
  },
});
