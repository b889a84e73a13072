// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of CMake

import { describe, expect, test } from '@jest/globals';
import { readCmakeProject } from '../../../src/init/cmake.ts';
import { sourceTree } from '../../support/source-tree.ts';

const SOURCES = ['a.cc', 'b.cc', 'bench/a.cc', 'bench/b.cc', 'bench/deep/c.cc', 'lib/lib.cc'];

/** The programs of lists by their folders, each as `name: sources | links | options`. */
function programsOf(lists: Record<string, string>): readonly string[] {
  const files = { ...Object.fromEntries(SOURCES.map((path) => [path, ''])), ...lists };
  const { programs } = readCmakeProject(sourceTree(files), ['']);
  return programs.map(({ name, sources, links, options }) =>
    [`${name}: ${sources.join(' ')}`, links.join(' '), options.join(' ')].join(' | ').replace(/[ |]+$/, ''),
  );
}

const one = (text: string) => programsOf({ 'CMakeLists.txt': text });

describe('the programs of a CMake list', () => {
  test.each<[string, string, readonly string[]]>([
    ['sources in the call', 'add_executable(x a.cc "b.cc" a.h)', ['x: a.cc b.cc']],
    ['sources of target_sources', 'add_executable(x "")\ntarget_sources(x PRIVATE a.cc)', ['x: a.cc']],
    ['sources in a variable', 'set(files a.cc b.cc)\nadd_executable(x ${files})', ['x: a.cc b.cc']],
    [
      'sources in a list that grows',
      'set(files a.cc)\nlist(APPEND files b.cc)\nadd_executable(x ${files})',
      ['x: a.cc b.cc'],
    ],
    [
      'sources of a pattern',
      'file(GLOB files CONFIGURE_DEPENDS bench/*.cc)\nadd_executable(x ${files})',
      ['x: bench/a.cc bench/b.cc'],
    ],
    [
      'sources of a pattern in all folders',
      'file(GLOB_RECURSE files bench/*.cc)\nadd_executable(x ${files})',
      ['x: bench/a.cc bench/b.cc bench/deep/c.cc'],
    ],
    ['a path from the folder of the list', 'add_executable(x ${CMAKE_CURRENT_SOURCE_DIR}/a.cc)', ['x: a.cc']],
    [
      'the name of the project',
      'project(words CXX)\nadd_executable(${PROJECT_NAME}_bench a.cc)',
      ['words_bench: a.cc'],
    ],
    ['a comment', '# add_executable(x a.cc)\n#[[ add_executable(y a.cc) ]]\nadd_executable(z a.cc)', ['z: a.cc']],
    ['capitals', 'ADD_EXECUTABLE(x a.cc)\nTARGET_LINK_LIBRARIES(x m)', ['x: a.cc | m']],
    ['another name of a program', 'add_executable(x a.cc)\nadd_executable(ns::x ALIAS x)', ['x: a.cc']],
    [
      'links before and after',
      'link_libraries(m)\nadd_executable(x a.cc)\ntarget_link_libraries(x PRIVATE n)',
      ['x: a.cc | m PRIVATE n'],
    ],
    [
      'a library of the project, with what it is linked with',
      'add_library(l lib/lib.cc)\ntarget_link_libraries(l PUBLIC m)\nadd_executable(x a.cc)\ntarget_link_libraries(x l)',
      ['x: a.cc lib/lib.cc | l PUBLIC m'],
    ],
    [
      'objects of a library',
      'add_library(l OBJECT lib/lib.cc)\nadd_executable(x a.cc $<TARGET_OBJECTS:l>)',
      ['x: a.cc lib/lib.cc | l'],
    ],
  ])('with %s', (_, text, expected) => {
    expect(one(text)).toEqual(expected);
  });

  test.each<[string, string, readonly string[]]>([
    [
      'a loop over names',
      'foreach(n a b)\n  add_executable(${n}_bench ${n}.cc)\nendforeach()',
      ['a_bench: a.cc', 'b_bench: b.cc'],
    ],
    [
      'a loop over a list',
      'set(l a b)\nforeach(n IN LISTS l)\nadd_executable(${n} ${n}.cc)\nendforeach()',
      ['a: a.cc', 'b: b.cc'],
    ],
    [
      'a loop over items',
      'foreach(n IN ITEMS a b)\nadd_executable(${n} ${n}.cc)\nendforeach()',
      ['a: a.cc', 'b: b.cc'],
    ],
    [
      'a function whose name comes from a file',
      'function(bench file)\n  get_filename_component(n "${file}" NAME_WE)\n  add_executable("${n}" "")\n  target_sources("${n}" PRIVATE "${file}")\n  target_link_libraries("${n}" benchmark)\nendfunction(bench)\nbench("bench/a.cc")\n',
      ['a: bench/a.cc | benchmark'],
    ],
    [
      'a macro with the rest of its arguments',
      'macro(bench n)\nadd_executable(${n} ${ARGN})\nendmacro()\nbench(x a.cc b.cc)',
      ['x: a.cc b.cc'],
    ],
    [
      'a function with keywords',
      'function(cc_bench)\n  cmake_parse_arguments(B "FAST" "NAME" "SRCS;DEPS" ${ARGN})\n  add_executable(${B_NAME} ${B_SRCS})\n  target_link_libraries(${B_NAME} ${B_DEPS})\nendfunction()\ncc_bench(NAME x FAST SRCS a.cc b.cc DEPS m benchmark)\n',
      ['x: a.cc b.cc | m benchmark'],
    ],
    ['a function that is never called', 'function(f)\nadd_executable(x a.cc)\nendfunction()', []],
    ['a function that calls itself', 'function(f)\nadd_executable(x a.cc)\nf()\nendfunction()\nf()', ['x: a.cc']],
  ])('of %s', (_, text, expected) => {
    expect(one(text)).toEqual(expected);
  });

  test.each<[string, string, readonly string[]]>([
    ['an option that is off', 'option(B "it" OFF)\nif(B)\nadd_executable(x a.cc)\nendif()', ['x: a.cc |  | B']],
    ['an option without a value', 'option(B "it")\nif(B)\nadd_executable(x a.cc)\nendif()', ['x: a.cc |  | B']],
    [
      'a variable of the cache',
      'set(B OFF CACHE BOOL "it")\nif(B)\nadd_executable(x a.cc)\nendif()',
      ['x: a.cc |  | B'],
    ],
    ['an option that is on', 'option(B "it" ON)\nif(B)\nadd_executable(x a.cc)\nendif()', ['x: a.cc']],
    [
      'an option by another variable',
      'set(M OFF)\noption(B "it" ${M})\nif(${B})\nadd_executable(x a.cc)\nendif()',
      ['x: a.cc |  | B'],
    ],
    ['two', 'option(A "" OFF)\noption(B "" OFF)\nif(A AND (B))\nadd_executable(x a.cc)\nendif()', ['x: a.cc |  | A B']],
    [
      'one of two',
      'option(A "" OFF)\noption(B "" OFF)\nif(A OR B)\nadd_executable(x a.cc)\nendif()',
      ['x: a.cc |  | A'],
    ],
    [
      'not one',
      'option(A "" OFF)\nif(NOT A)\nadd_executable(x a.cc)\nelse()\nadd_executable(y b.cc)\nendif()',
      ['x: a.cc', 'y: b.cc'],
    ],
    [
      'a list that ends without it',
      'option(A "" OFF)\nif(NOT A)\nreturn()\nendif()\nadd_executable(x a.cc)',
      ['x: a.cc |  | A'],
    ],
    [
      'another system',
      'if(WIN32)\nadd_executable(x a.cc)\nelse(WIN32)\nadd_executable(y b.cc)\nendif(WIN32)',
      ['y: b.cc'],
    ],
    ['a comparison', 'option(A "" OFF)\nif(A STREQUAL "x")\nadd_executable(x a.cc)\nendif()', ['x: a.cc']],
  ])('under %s', (_, text, expected) => {
    expect(one(text)).toEqual(expected);
  });

  test('in folders and files that are added, under their conditions', () => {
    const lists = {
      'CMakeLists.txt':
        'include(cmake/options.cmake)\nif(B)\nadd_subdirectory("${CMAKE_CURRENT_SOURCE_DIR}/bench")\nendif()\nadd_subdirectory(third_party/x)\n',
      'cmake/options.cmake': 'option(B "it" OFF)\n',
      'bench/CMakeLists.txt': 'add_executable(x a.cc ../a.cc)\nadd_subdirectory(deep)\n',
      'bench/deep/CMakeLists.txt': 'add_executable(y c.cc)\n',
      'other/CMakeLists.txt': 'add_executable(z ../b.cc)\n',
    };
    expect(programsOf(lists)).toEqual(['x: bench/a.cc a.cc |  | B', 'y: bench/deep/c.cc |  | B']);
  });

  test('a list that adds itself, or doubles a value for ever, ends', () => {
    expect(one('add_subdirectory(.)\nadd_executable(x a.cc)')).toEqual(['x: a.cc']);
    const doubling = Array.from({ length: 60 }, () => 'set(v "${v}${v}")').join('\n');
    expect(one(`set(v a)\n${doubling}\nadd_executable(x a.cc)`)).toEqual(['x: a.cc']);
    const loops = `${'foreach(i a b c d e f g h)\n'.repeat(9)}set(v x)\n${'endforeach()\n'.repeat(9)}`;
    expect(one(`add_executable(x a.cc)\n${loops}`)).toEqual(['x: a.cc']);
    expect(one('add_executable(x a.cc))\n)(\nif(\nadd_executable(y "b.cc)')).toEqual(['x: a.cc']);
  });
});
