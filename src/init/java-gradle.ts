// Finds the task of Gradle that builds a jar with the benchmarks of a project, and the jar. A task that no file declares is never named.

import {
  asObject,
  asText,
  folderOf,
  inFolder,
  isBelow,
  nameOf,
  nearestFile,
  readToml,
  relativeTo,
  type Tree,
} from './tree.ts';

export interface GradlePlan {
  readonly root: string;
  readonly gradle: string;
  /** Task with the path of its project. */
  readonly task: string;
  /** Pattern, relative to the folder of the project. */
  readonly jar: string;
  readonly checks: readonly string[];
}

/** Null if no task is known. */
export function planGradle(tree: Tree, folder: string): GradlePlan | null {
  const settings = nearestFile(tree, folder, ['settings.gradle.kts', 'settings.gradle']);
  const root = settings === null ? folder : folderOf(settings);
  const own = readBuild(tree, folder);
  const found = findJarTask(own, hasPlugin(tree, { root, folder, own }));
  if (found === null) return null;
  const { path, isListed } = findProjectPath(
    tree.text(settings ?? '') ?? '',
    relativeTo(root, inFolder(folder, '')).replace(/\/$/, ''),
  );
  const checks = isListed ? [] : [`${settings} was not seen to include ${folder}. Look at the task in setup.`];
  const gradle = tree.has(inFolder(root, 'gradlew')) ? './gradlew' : 'gradle';
  return { root, gradle, task: `${path === '' ? '' : `${path}:`}${found.task}`, jar: found.jar, checks };
}

function readBuild(tree: Tree, folder: string): string {
  const names = ['build.gradle.kts', 'build.gradle'].map((name) => tree.text(inFolder(folder, name)) ?? '');
  return removeComments(names.join('\n'));
}

function removeComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
}

/** The plugin that makes `jmhJar`. */
const PLUGIN = /\bme\.champeau\.(?:gradle\.)?jmh\b/;
const SHADOW = /\bshadowJar\b/;
const MAIN = /\borg\.openjdk\.jmh\.Main\b/;
const ARCHIVE = /\barchive(?:Base|File)?Name(?:\.set\(|\s*=)\s*["']([\w.-]+)["']|\bbaseName\s*=\s*["']([\w.-]+)["']/;

/** A jar that starts JMH, which a project configures itself, is preferred to that of the plugin. */
function findJarTask(own: string, isPlugin: boolean): Pick<GradlePlan, 'task' | 'jar'> | null {
  const shadow = /\bshadowJar\b[\s\S]*$/.exec(own)?.[0] ?? '';
  if (SHADOW.test(own) && MAIN.test(shadow)) {
    const [, name, base] = ARCHIVE.exec(shadow) ?? [];
    const file = name ?? base;
    const jar = file === undefined ? '*-all.jar' : file.endsWith('.jar') ? file : `${file}*.jar`;
    return { task: 'shadowJar', jar: `build/libs/${jar}` };
  }
  return isPlugin ? { task: 'jmhJar', jar: 'build/libs/*-jmh.jar' } : null;
}

interface Project {
  readonly root: string;
  readonly folder: string;
  /** Build file without comments. */
  readonly own: string;
}

/** The project applies it by its name, by the catalog, by a plugin of its own, or gets it from a build above. */
function hasPlugin(tree: Tree, { root, folder, own }: Project): boolean {
  if (isApplied(tree, own, root)) return true;
  if (folder === root || folder === '') return false;
  const above = readBuild(tree, folderOf(folder));
  const isShared = /\b(?:subprojects|allprojects|configure)\b/.test(above) && isApplied(tree, above, root);
  return isShared || (folderOf(folder) !== root && hasPlugin(tree, { root, folder: folderOf(folder), own: '' }));
}

function isApplied(tree: Tree, text: string, root: string): boolean {
  if (PLUGIN.test(text) && !/\bapply\s*\(?\s*false/.test(text)) return true;
  if (/\bapply\s*(?:plugin\s*:|\(plugin\s*=)\s*["']me\.champeau/.test(text)) return true;
  const aliases = Array.from(
    text.matchAll(/\balias\(libs\.plugins\.([\w.]+)\)(?!\s*apply\s+false)/g),
    ([, name = '']) => name,
  );
  if (aliases.some((name) => PLUGIN.test(findPlugin(tree, root, name)))) return true;
  const ids = Array.from(text.matchAll(/\bid\s*\(?\s*["']([\w.-]+)["']/g), ([, id = '']) => id);
  return ids.some((id) =>
    tree.paths.some(
      (path) =>
        isBelow(path, root) &&
        nameOf(path).replace(/\.gradle(?:\.kts)?$/, '') === id &&
        PLUGIN.test(removeComments(tree.text(path) ?? '')),
    ),
  );
}

/** The id of a plugin in the catalog. Empty: it is not there. */
function findPlugin(tree: Tree, root: string, name: string): string {
  const plugins = asObject(readToml(tree, inFolder(root, 'gradle/libs.versions.toml'))['plugins']);
  const [, plugin] = Object.entries(plugins).find(([key]) => key.replaceAll(/[-_]/g, '.') === name) ?? [];
  return asText(plugin) ?? asText(asObject(plugin)['id']) ?? '';
}

/** The path of a project, such as `:a:b`, by its folder relative to the root. Empty for the root. */
function findProjectPath(settings: string, inside: string): { path: string; isListed: boolean } {
  if (inside === '') return { path: '', isListed: true };
  const text = removeComments(settings);
  const moved = [
    ...text.matchAll(/project\s*\(\s*["'](:?[\w:.-]+)["']\s*\)\.projectDir\s*=[^"'\n]*["']([^"'\n]+)["']/g),
  ];
  const [, name] =
    moved.find(([, , folder = '']) => folder.replace(/^.*?rootDir\}?\//, '').replace(/^\.\/|\/$/g, '') === inside) ??
    [];
  if (name !== undefined) return { path: name.startsWith(':') ? name : `:${name}`, isListed: true };
  const path = `:${inside.replaceAll('/', ':')}`;
  return { path, isListed: text === '' || text.includes(path.slice(1)) };
}
