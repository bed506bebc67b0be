import type {
  Declaration,
  ModuleItem,
  TsTypeParameterDeclaration,
  VariableDeclarator,
} from '@swc/core';

/** A value or a type, with the type arguments for the comparison. */
export type Meaning = { readonly isType: boolean; readonly given: readonly string[] };

/** A class has two meanings: a value and a type. */
export type Named = readonly [name: string, ...meanings: Meaning[]];

type Generics = TsTypeParameterDeclaration | undefined;

/** A constrained type parameter gets `any`; others get a type without special properties. */
const meaning = (isType: boolean, generics?: Generics): Meaning => ({
  isType,
  given: (generics?.parameters ?? [])
    .filter((parameter) => !parameter.default)
    .map(({ constraint }) => (constraint ? 'any' : 'Something')),
});
export const value = meaning(false);

export function meaningsIn(declared: Declaration): readonly Named[] {
  switch (declared.type) {
    case 'VariableDeclaration':
      return declared.declarations.flatMap((one) =>
        one.id.type === 'Identifier'
          ? [[one.id.value, meaning(false, genericsOf(one))] as const]
          : [],
      );
    case 'FunctionDeclaration':
      return [[declared.identifier.value, meaning(false, declared.typeParameters)]];
    case 'ClassDeclaration':
      return [[declared.identifier.value, value, meaning(true, declared.typeParams)]];
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
      return [[declared.id.value, meaning(true, declared.typeParams)]];
    case 'TsEnumDeclaration':
      return [[declared.id.value, value, meaning(true)]];
    // Global augmentations declare no name.
    default:
      return [];
  }
}

function genericsOf({ id }: VariableDeclarator): Generics {
  if (!('typeAnnotation' in id) || id.typeAnnotation?.type !== 'TsTypeAnnotation') return undefined;
  const { typeAnnotation: type } = id.typeAnnotation;
  return type.type === 'TsFunctionType' ? type.typeParams : undefined;
}

export const isDeclaration = (item: ModuleItem): item is Declaration => declarations.has(item.type);
const declarations = new Set<string>([
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsModuleDeclaration',
  'TsEnumDeclaration',
] satisfies Declaration['type'][]);
