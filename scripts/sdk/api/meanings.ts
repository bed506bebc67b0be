import type {
  Declaration,
  ModuleItem,
  TsTypeParameterDeclaration,
  VariableDeclarator,
} from '@swc/core';

/** What a name stands for: a value or a type, and the type arguments that it is compared with. */
export type Meaning = { readonly isType: boolean; readonly given: readonly string[] };

/** A class has two: it is a value and a type. */
export type Named = readonly [name: string, ...meanings: Meaning[]];

type Generics = TsTypeParameterDeclaration | undefined;

/** What has conditions is made for whatever meets them, the rest for a type that has nothing special. */
const meaning = (isType: boolean, generics?: Generics): Meaning => ({
  isType,
  given: (generics?.parameters ?? [])
    .filter((parameter) => !parameter.default)
    .map(({ constraint }) => (constraint ? 'any' : 'Something')),
});
export const value = meaning(false);

/** What a declaration says of its names. */
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
    // Adds to what is global, and names nothing.
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
