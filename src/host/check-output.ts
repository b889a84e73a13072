// Converts the content of a check run (texts, and annotations on lines of the commit) to the fields of GitHub's API.

import type { CheckAnnotation, CheckTexts } from './github-api.ts';

export function toOutput({ title, summary, text, annotations }: CheckTexts) {
  return {
    title,
    summary,
    ...(text !== '' && { text }),
    ...(annotations.length > 0 && { annotations: annotations.map(toAnnotation) }),
  };
}

function toAnnotation({ file, line, level, title, message }: CheckAnnotation) {
  return { path: file, start_line: line, end_line: line, annotation_level: level, title, message };
}
