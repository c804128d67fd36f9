import { Model, ValidationError } from './model';
import type { Attributes, Storage } from './model';

class Post extends Model {
  static override table = 'posts';

  protected override defaults(): Attributes {
    return { status: 'draft' };
  }
}
Post.requires('title');

class Tag extends Model {
  static override table = 'tags';
}

function memory() {
  const rows: [string, Attributes][] = [];
  const storage: Storage = { save: (table, attributes) => rows.push([table, attributes]) };
  return { rows, storage };
}

test('saves records with their defaults', () => {
  const { rows, storage } = memory();
  const post = new Post({ title: 'Hello' });
  expect(post.isNew).toBe(true);
  expect(post.save(storage)).toBe(true);
  expect(post.isNew).toBe(false);
  expect(rows).toEqual([['posts', { status: 'draft', title: 'Hello' }]]);
});

test('required fields', () => {
  const { rows, storage } = memory();
  expect(() => new Post({ title: '' }).save(storage)).toThrow(ValidationError);
  expect(() => new Post().save(storage)).toThrow('title is required');
  expect(rows).toEqual([]);
});

test('the rules of posts are not those of tags', () => {
  const { rows, storage } = memory();
  expect(new Tag({ label: 'news' }).save(storage)).toBe(true);
  expect(rows).toEqual([['tags', { label: 'news' }]]);
});

test('saves changes only', () => {
  const { rows, storage } = memory();
  const post = new Post({ title: 'a' });
  post.save(storage);
  expect(post.save(storage)).toBe(false);
  post.set('title', 'b');
  expect(post.changes()).toEqual(['title']);
  expect(post.save(storage)).toBe(true);
  expect(rows.length).toBe(2);
});

test('JSON', () => {
  expect(JSON.stringify(new Post({ title: 'x' }))).toBe('{"status":"draft","title":"x"}');
});
