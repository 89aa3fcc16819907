CREATE TABLE "check_in_batches" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"units" uuid[] NOT NULL,
	"left_out_counts" integer[] NOT NULL,
	"left_out" text[] NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"done" text[] NOT NULL,
	CONSTRAINT "check_in_batches_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "check_in_releases" (
	"company_id" uuid NOT NULL,
	"batch" integer NOT NULL,
	"wave" text NOT NULL,
	"measure" text NOT NULL,
	"people" integer NOT NULL,
	"units" integer NOT NULL,
	"sum" double precision NOT NULL,
	"squares" double precision NOT NULL,
	CONSTRAINT "check_in_releases_company_id_batch_wave_measure_pk" PRIMARY KEY("company_id","batch","wave","measure"),
	CONSTRAINT "check_in_releases_large" CHECK ("check_in_releases"."people" >= 5)
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"unit_id" uuid NOT NULL,
	"pseudonym" text NOT NULL,
	"wave" text NOT NULL,
	"company_id" uuid NOT NULL,
	"contacts" integer,
	"voice" integer,
	"belonging" integer,
	CONSTRAINT "check_ins_unit_id_pseudonym_wave_pk" PRIMARY KEY("unit_id","pseudonym","wave"),
	CONSTRAINT "check_ins_contacts_range" CHECK ("check_ins"."contacts" between 1 and 5),
	CONSTRAINT "check_ins_voice_range" CHECK ("check_ins"."voice" between 1 and 5),
	CONSTRAINT "check_ins_belonging_range" CHECK ("check_ins"."belonging" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "check_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in_batches" ADD CONSTRAINT "check_in_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_releases" ADD CONSTRAINT "check_in_releases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_company" ON "check_ins" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "check_ins_pseudonym" ON "check_ins" USING btree ("pseudonym");