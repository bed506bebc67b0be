import { chakra } from '@chakra-ui/react/styled-system';
import { TextField } from '@portal/kit/form/text-field';
import { useTypingPause } from '@portal/kit/form/use-typing-pause';
import { hasRole, Link, useSession } from '@portal/runtime';
import { useId, useRef, useState, type RefObject } from 'react';
import { useFindings, type Finding } from './use-findings';
import { useFirstKeys } from './use-first-keys';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const staffLabel = 'Busca un área, una oferta o un candidato';
const visitorLabel = 'Busca una página, un servicio o una oferta';

type QuickSearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Called before what was found is opened, which an unsaved form may still refuse. */
  onChoose?: () => void;
};

/** A combobox of links: the focus stays in the field, the arrows move through what was found. */
export function QuickSearchField({ field, onChoose }: QuickSearchFieldProps) {
  const id = useId();
  const isStaff = hasRole(useSession(), 'ROLE_ADMIN');
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [searched, setSearched] = useState('');
  useTypingPause(typed, setSearched);
  const { findings, isLoading, hasFailed } = useFindings(searched);
  const current = Math.min(active, findings.length - 1);
  const optionAt = (index: number) => list.current?.querySelectorAll('a')[index];

  useFirstKeys((event) => {
    const step = steps[event.key];
    if (document.activeElement !== field.current) return;
    if (step !== undefined && findings.length > 0) {
      event.preventDefault();
      const next = (current + step + findings.length) % findings.length;
      setActive(next);
      optionAt(next)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      // The same key would answer the question that an unsaved form may ask about the press below.
      event.preventDefault();
      optionAt(current)?.click();
    }
  });

  return (
    <>
      <TextField
        ref={field}
        label={isStaff ? staffLabel : visitorLabel}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={findings.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
      />
      <chakra.p role="status" fontSize="0.875rem" minHeight="1.5em" marginTop="1">
        {statusText({ count: findings.length, isLoading, hasFailed })}
      </chakra.p>
      <Options ref={list} id={`${id}-list`} role="listbox" aria-label="Resultados">
        {findings.map((finding, index) => (
          <FindingOption
            key={`${finding.path} ${finding.detail}`}
            id={`${id}-${index}`}
            finding={finding}
            isActive={index === current}
            onChoose={onChoose}
          />
        ))}
      </Options>
    </>
  );
}

type FindingOptionProps = {
  id: string;
  finding: Finding;
  isActive: boolean;
  onChoose: (() => void) | undefined;
};

function FindingOption({ id, finding, isActive, onChoose }: FindingOptionProps) {
  const { path, label, detail } = finding;
  return (
    <Option
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
    >
      {label}
      <chakra.span display="block" fontSize="0.875rem" color="ink.muted">
        {detail}
      </chakra.span>
    </Option>
  );
}

type Standing = { count: number; isLoading: boolean; hasFailed: boolean };

function statusText({ count, isLoading, hasFailed }: Standing) {
  if (isLoading) return 'Buscando...';
  if (hasFailed) return 'No pudimos buscar en todo. Inténtalo de nuevo en unos segundos.';
  return count === 1 ? '1 resultado' : `${count} resultados`;
}

const Options = chakra('div', {
  base: { height: 'min(320px, 45dvh)', overflowY: 'auto', marginTop: '2' },
});

const Option = chakra(Link, {
  base: {
    display: 'block',
    padding: '2',
    borderRadius: 'sm',
    color: 'ink',
    _hover: { bg: 'soft' },
    '&[aria-selected=true]': {
      bg: 'primary.tint',
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-2px',
    },
  },
});
